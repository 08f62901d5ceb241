"""The rules of SixPack."""
