-- Words of what was said and written, found without accents; the text itself stays in the table.
CREATE VIRTUAL TABLE `communication_search` USING fts5(subject, content, contact_name, contact_address, content='communications', content_rowid='seq', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `communication_search` (`communication_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `communication_search_insert` AFTER INSERT ON `communications` BEGIN
  INSERT INTO `communication_search` (rowid, subject, content, contact_name, contact_address) VALUES (new.seq, new.subject, new.content, new.contact_name, new.contact_address);
END;
--> statement-breakpoint
CREATE TRIGGER `communication_search_delete` AFTER DELETE ON `communications` BEGIN
  INSERT INTO `communication_search` (`communication_search`, rowid, subject, content, contact_name, contact_address) VALUES ('delete', old.seq, old.subject, old.content, old.contact_name, old.contact_address);
END;
--> statement-breakpoint
CREATE TRIGGER `communication_search_update` AFTER UPDATE OF `subject`, `content`, `contact_name`, `contact_address` ON `communications`
WHEN old.subject IS NOT new.subject OR old.content IS NOT new.content OR old.contact_name IS NOT new.contact_name OR old.contact_address IS NOT new.contact_address BEGIN
  INSERT INTO `communication_search` (`communication_search`, rowid, subject, content, contact_name, contact_address) VALUES ('delete', old.seq, old.subject, old.content, old.contact_name, old.contact_address);
  INSERT INTO `communication_search` (rowid, subject, content, contact_name, contact_address) VALUES (new.seq, new.subject, new.content, new.contact_name, new.contact_address);
END;
--> statement-breakpoint
INSERT INTO `revisions` (`topic`, `n`) VALUES ('communications', 1);
--> statement-breakpoint
CREATE TRIGGER `communications_revision_insert` AFTER INSERT ON `communications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'communications'; END;
--> statement-breakpoint
CREATE TRIGGER `communications_revision_update` AFTER UPDATE ON `communications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'communications'; END;
--> statement-breakpoint
CREATE TRIGGER `communications_revision_delete` AFTER DELETE ON `communications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'communications'; END;
--> statement-breakpoint
-- Every content that something holds: what the disk may be cleared of is what is not in here.
CREATE VIEW `held_contents` AS SELECT `content` FROM `files` UNION ALL SELECT `content` FROM `communication_files` WHERE `content` IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER `files_last`;
--> statement-breakpoint
-- The last file that holds a content takes its words along, and leaves word that its bytes may go where no message holds them.
CREATE TRIGGER `files_last` AFTER DELETE ON `files` WHEN NOT EXISTS (SELECT 1 FROM `files` WHERE `content` = old.`content`) BEGIN
  DELETE FROM `file_texts` WHERE `content` = old.`content`;
  INSERT OR IGNORE INTO `file_leftovers` (`content`) SELECT old.`content` WHERE old.`content` NOT IN (SELECT `content` FROM `communication_files` WHERE `content` IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `communication_files_last` AFTER DELETE ON `communication_files` WHEN old.`content` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `held_contents` WHERE `content` = old.`content`) BEGIN
  INSERT OR IGNORE INTO `file_leftovers` (`content`) VALUES (old.`content`);
END;
