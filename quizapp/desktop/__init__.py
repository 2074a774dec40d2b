"""The window put together: screens meet the services, and the event loop runs."""
