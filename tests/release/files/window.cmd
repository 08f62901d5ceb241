@echo off
rem The window that the start menu opens: it stays, and knows the program by its name.
title Accessible Games
set "PATH=%~dp0;%PATH%"
accessible-games %*
