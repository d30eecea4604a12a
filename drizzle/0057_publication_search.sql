CREATE VIRTUAL TABLE `publication_search` USING fts5(title, company, city, description, content='publications', content_rowid='seq', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `publication_search_insert` AFTER INSERT ON `publications` BEGIN
  INSERT INTO `publication_search` (rowid, title, company, city, description) VALUES (new.seq, new.title, new.company, new.city, new.description);
END;
--> statement-breakpoint
CREATE TRIGGER `publication_search_delete` AFTER DELETE ON `publications` BEGIN
  INSERT INTO `publication_search` (`publication_search`, rowid, title, company, city, description) VALUES ('delete', old.seq, old.title, old.company, old.city, old.description);
END;
--> statement-breakpoint
CREATE TRIGGER `publication_search_update` AFTER UPDATE OF `title`, `company`, `city`, `description` ON `publications` BEGIN
  INSERT INTO `publication_search` (`publication_search`, rowid, title, company, city, description) VALUES ('delete', old.seq, old.title, old.company, old.city, old.description);
  INSERT INTO `publication_search` (rowid, title, company, city, description) VALUES (new.seq, new.title, new.company, new.city, new.description);
END;
