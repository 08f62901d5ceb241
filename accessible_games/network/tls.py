"""Encryption of what a server listens to."""

import ssl


class CertificateError(Exception):
    """Raised for files that are no certificate and its key; *problem* is the system's word."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def server_context(certificate: str, key: str) -> ssl.SSLContext | None:
    """Return the TLS context for these files; None without a certificate.

    Raises `CertificateError` for files that are no certificate and key.
    """
    if not certificate:
        return None
    found = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        found.load_cert_chain(certificate, key or None)
    except OSError as error:
        raise CertificateError(str(error.strerror or error)) from None
    return found
