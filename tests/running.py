"""What the tests start, and must not leave behind."""

from abc import ABC, abstractmethod
from typing import Self


class Running(ABC):
    """Something that runs until its with block is left, however that happens."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """End it; it has gone when this returns."""
