"""A house inside a page: the same tables, kept in the browser's own storage, for one device."""
