"""Reports as pages for the browser: no scripts, nothing fetched, day and night by themselves."""
