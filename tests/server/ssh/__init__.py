"""The SSH connection."""
