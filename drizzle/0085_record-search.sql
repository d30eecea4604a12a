-- Numbers of rows that have none of their own: what the indexes below know them by.
CREATE TABLE `search_rows` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_rows_id` ON `search_rows` (`id`);--> statement-breakpoint
CREATE INDEX `candidate_certificates_kind` ON `candidate_certificates` (`certificate`,`candidate_id`);
--> statement-breakpoint
-- Names by their first letters. Each kind of record has its own range of row numbers, so that one kind is read by itself, newest first.
CREATE VIRTUAL TABLE `people_search` USING fts5(name, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `people_search` (`people_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE `record_search` USING fts5(name, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `record_search` (`record_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE `note_search` USING fts5(text, prefix='3', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `note_search` (`note_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- The different words of people's names, for those typed with a slip.
CREATE VIRTUAL TABLE `people_search_words` USING fts5vocab(`people_search`, `row`);
--> statement-breakpoint
INSERT INTO `people_search` (rowid, name) SELECT t.`seq`, t.`name_key` FROM `candidates` t WHERE 1;
--> statement-breakpoint
CREATE TRIGGER `candidates_people_search_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `people_search` (rowid, name) VALUES (new.`seq`, new.`name_key`);
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_people_search_update` AFTER UPDATE OF `name_key` ON `candidates` WHEN new.`name_key` IS NOT old.`name_key` BEGIN
  DELETE FROM `people_search` WHERE rowid = old.`seq`;
  INSERT INTO `people_search` (rowid, name) VALUES (new.`seq`, new.`name_key`);
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_people_search_delete` AFTER DELETE ON `candidates` BEGIN
  DELETE FROM `people_search` WHERE rowid = old.`seq`;
END;
--> statement-breakpoint
INSERT INTO `search_rows` (`id`) SELECT `id` FROM `client_contacts` ORDER BY rowid;
--> statement-breakpoint
INSERT INTO `people_search` (rowid, name) SELECT 1099511627776 + (SELECT `seq` FROM `search_rows` WHERE `id` = t.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') FROM `client_contacts` t WHERE 1;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_people_search_insert` AFTER INSERT ON `client_contacts` BEGIN
  INSERT OR IGNORE INTO `search_rows` (`id`) VALUES (new.`id`);
  INSERT INTO `people_search` (rowid, name) VALUES (1099511627776 + (SELECT `seq` FROM `search_rows` WHERE `id` = new.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_people_search_update` AFTER UPDATE OF `name` ON `client_contacts` WHEN new.`name` IS NOT old.`name` BEGIN
  DELETE FROM `people_search` WHERE rowid = 1099511627776 + (SELECT `seq` FROM `search_rows` WHERE `id` = old.`id`);
  INSERT INTO `people_search` (rowid, name) VALUES (1099511627776 + (SELECT `seq` FROM `search_rows` WHERE `id` = new.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_people_search_delete` AFTER DELETE ON `client_contacts` BEGIN
  DELETE FROM `people_search` WHERE rowid = 1099511627776 + (SELECT `seq` FROM `search_rows` WHERE `id` = old.`id`);
  DELETE FROM `search_rows` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `record_search` (rowid, name) SELECT t.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') FROM `clients` t WHERE 1;
--> statement-breakpoint
CREATE TRIGGER `clients_record_search_insert` AFTER INSERT ON `clients` BEGIN
  INSERT INTO `record_search` (rowid, name) VALUES (new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `clients_record_search_update` AFTER UPDATE OF `name` ON `clients` WHEN new.`name` IS NOT old.`name` BEGIN
  DELETE FROM `record_search` WHERE rowid = old.`seq`;
  INSERT INTO `record_search` (rowid, name) VALUES (new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `clients_record_search_delete` AFTER DELETE ON `clients` BEGIN
  DELETE FROM `record_search` WHERE rowid = old.`seq`;
END;
--> statement-breakpoint
INSERT INTO `record_search` (rowid, name) SELECT 1099511627776 + t.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', t.`name`, t.`location`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') FROM `projects` t WHERE 1;
--> statement-breakpoint
CREATE TRIGGER `projects_record_search_insert` AFTER INSERT ON `projects` BEGIN
  INSERT INTO `record_search` (rowid, name) VALUES (1099511627776 + new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', new.`name`, new.`location`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `projects_record_search_update` AFTER UPDATE OF `name`, `location` ON `projects` WHEN new.`name` IS NOT old.`name` OR new.`location` IS NOT old.`location` BEGIN
  DELETE FROM `record_search` WHERE rowid = 1099511627776 + old.`seq`;
  INSERT INTO `record_search` (rowid, name) VALUES (1099511627776 + new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', new.`name`, new.`location`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `projects_record_search_delete` AFTER DELETE ON `projects` BEGIN
  DELETE FROM `record_search` WHERE rowid = 1099511627776 + old.`seq`;
END;
--> statement-breakpoint
INSERT INTO `record_search` (rowid, name) SELECT 2199023255552 + t.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', t.`position`, t.`location`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') FROM `deployments` t WHERE 1;
--> statement-breakpoint
CREATE TRIGGER `deployments_record_search_insert` AFTER INSERT ON `deployments` BEGIN
  INSERT INTO `record_search` (rowid, name) VALUES (2199023255552 + new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', new.`position`, new.`location`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `deployments_record_search_update` AFTER UPDATE OF `position`, `location` ON `deployments` WHEN new.`position` IS NOT old.`position` OR new.`location` IS NOT old.`location` BEGIN
  DELETE FROM `record_search` WHERE rowid = 2199023255552 + old.`seq`;
  INSERT INTO `record_search` (rowid, name) VALUES (2199023255552 + new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', new.`position`, new.`location`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `deployments_record_search_delete` AFTER DELETE ON `deployments` BEGIN
  DELETE FROM `record_search` WHERE rowid = 2199023255552 + old.`seq`;
END;
--> statement-breakpoint
INSERT INTO `record_search` (rowid, name) SELECT 3298534883328 + t.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', t.`title`, t.`company`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') FROM `jobs` t WHERE 1;
--> statement-breakpoint
CREATE TRIGGER `jobs_record_search_insert` AFTER INSERT ON `jobs` BEGIN
  INSERT INTO `record_search` (rowid, name) VALUES (3298534883328 + new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', new.`title`, new.`company`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_record_search_update` AFTER UPDATE OF `title`, `company` ON `jobs` WHEN new.`title` IS NOT old.`title` OR new.`company` IS NOT old.`company` BEGIN
  DELETE FROM `record_search` WHERE rowid = 3298534883328 + old.`seq`;
  INSERT INTO `record_search` (rowid, name) VALUES (3298534883328 + new.`seq`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', new.`title`, new.`company`), 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th'));
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_record_search_delete` AFTER DELETE ON `jobs` BEGIN
  DELETE FROM `record_search` WHERE rowid = 3298534883328 + old.`seq`;
END;
--> statement-breakpoint
INSERT INTO `search_rows` (`id`) SELECT `id` FROM `files` ORDER BY rowid;
--> statement-breakpoint
INSERT INTO `record_search` (rowid, name) SELECT 4398046511104 + (SELECT `seq` FROM `search_rows` WHERE `id` = t.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') FROM `files` t WHERE t.`removed_at` IS NULL;
--> statement-breakpoint
CREATE TRIGGER `files_record_search_insert` AFTER INSERT ON `files` BEGIN
  INSERT OR IGNORE INTO `search_rows` (`id`) VALUES (new.`id`);
  INSERT INTO `record_search` (rowid, name) SELECT 4398046511104 + (SELECT `seq` FROM `search_rows` WHERE `id` = new.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') WHERE new.`removed_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `files_record_search_update` AFTER UPDATE OF `name`, `removed_at` ON `files` WHEN new.`name` IS NOT old.`name` OR new.`removed_at` IS NOT old.`removed_at` BEGIN
  DELETE FROM `record_search` WHERE rowid = 4398046511104 + (SELECT `seq` FROM `search_rows` WHERE `id` = old.`id`);
  INSERT INTO `record_search` (rowid, name) SELECT 4398046511104 + (SELECT `seq` FROM `search_rows` WHERE `id` = new.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`name`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') WHERE new.`removed_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `files_record_search_delete` AFTER DELETE ON `files` BEGIN
  DELETE FROM `record_search` WHERE rowid = 4398046511104 + (SELECT `seq` FROM `search_rows` WHERE `id` = old.`id`);
  DELETE FROM `search_rows` WHERE `id` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `search_rows` (`id`) SELECT `id` FROM `notes` ORDER BY rowid;
--> statement-breakpoint
INSERT INTO `note_search` (rowid, text) SELECT (SELECT `seq` FROM `search_rows` WHERE `id` = t.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t.`text`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') FROM `notes` t WHERE t.`deleted_at` IS NULL;
--> statement-breakpoint
CREATE TRIGGER `notes_note_search_insert` AFTER INSERT ON `notes` BEGIN
  INSERT OR IGNORE INTO `search_rows` (`id`) VALUES (new.`id`);
  INSERT INTO `note_search` (rowid, text) SELECT (SELECT `seq` FROM `search_rows` WHERE `id` = new.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`text`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') WHERE new.`deleted_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `notes_note_search_update` AFTER UPDATE OF `text`, `deleted_at` ON `notes` WHEN new.`text` IS NOT old.`text` OR new.`deleted_at` IS NOT old.`deleted_at` BEGIN
  DELETE FROM `note_search` WHERE rowid = (SELECT `seq` FROM `search_rows` WHERE `id` = old.`id`);
  INSERT INTO `note_search` (rowid, text) SELECT (SELECT `seq` FROM `search_rows` WHERE `id` = new.`id`), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.`text`, 'ß', 'ss'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'þ', 'th') WHERE new.`deleted_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `notes_note_search_delete` AFTER DELETE ON `notes` BEGIN
  DELETE FROM `note_search` WHERE rowid = (SELECT `seq` FROM `search_rows` WHERE `id` = old.`id`);
  DELETE FROM `search_rows` WHERE `id` = old.`id`;
END;
