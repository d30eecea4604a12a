DROP TRIGGER `candidate_search_insert`;
--> statement-breakpoint
DROP TRIGGER `candidate_search_update`;
--> statement-breakpoint
DROP TRIGGER `candidate_search_delete`;
--> statement-breakpoint
DROP TABLE `candidate_search`;
--> statement-breakpoint
-- Words of candidates with those of their files, found without accents; one index, so that one question finds and excludes in both.
CREATE VIRTUAL TABLE `candidate_search` USING fts5(first_name, last_name, headline, location, skill_names, summary, files, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `candidate_search` (`candidate_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE 1;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE c.`seq` = new.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_delete` AFTER DELETE ON `candidates` BEGIN
  DELETE FROM `candidate_search` WHERE rowid = old.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_update` AFTER UPDATE OF `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary` ON `candidates` BEGIN
  DELETE FROM `candidate_search` WHERE rowid IN (new.`seq`);
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE c.`seq` = new.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_insert` AFTER INSERT ON `files` WHEN new.`kind` = 'candidate' AND EXISTS (SELECT 1 FROM `file_texts` WHERE `content` = new.`content` AND `text` IS NOT NULL) BEGIN
  DELETE FROM `candidate_search` WHERE rowid IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE c.`id` = new.`record_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_update` AFTER UPDATE OF `record_id`, `kind`, `content`, `removed_at` ON `files` WHEN new.`kind` = 'candidate' AND EXISTS (SELECT 1 FROM `file_texts` WHERE `content` = new.`content` AND `text` IS NOT NULL) BEGIN
  DELETE FROM `candidate_search` WHERE rowid IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id` UNION SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE c.`id` IN (old.`record_id`, new.`record_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_delete` AFTER DELETE ON `files` WHEN old.`kind` = 'candidate' BEGIN
  DELETE FROM `candidate_search` WHERE rowid IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`);
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE c.`id` = old.`record_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search` AFTER UPDATE OF `text` ON `file_texts` WHEN new.`text` IS NOT old.`text` BEGIN
  DELETE FROM `candidate_search` WHERE rowid IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL));
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE c.`id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL);
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` IN ('files', 'candidates');
END;
--> statement-breakpoint
-- The last file that holds a content takes its words along, and leaves word that its bytes may go.
CREATE TRIGGER `files_last` AFTER DELETE ON `files` WHEN NOT EXISTS (SELECT 1 FROM `files` WHERE `content` = old.`content`) BEGIN
  DELETE FROM `file_texts` WHERE `content` = old.`content`;
  INSERT OR IGNORE INTO `file_leftovers` (`content`) VALUES (old.`content`);
END;
--> statement-breakpoint
INSERT INTO `revisions` (`topic`, `n`) VALUES ('files', 1);
--> statement-breakpoint
CREATE TRIGGER `files_revision_insert` AFTER INSERT ON `files` BEGIN
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` IN ('files', 'candidates');
END;
--> statement-breakpoint
CREATE TRIGGER `files_revision_update` AFTER UPDATE ON `files` BEGIN
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` IN ('files', 'candidates');
END;
--> statement-breakpoint
CREATE TRIGGER `files_revision_delete` AFTER DELETE ON `files` BEGIN
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` IN ('files', 'candidates');
END;
