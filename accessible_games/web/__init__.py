"""What pages for browsers are made of: HTML, cookies, guards, and a server in an event loop."""
