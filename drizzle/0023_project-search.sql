-- Words of projects, and parts of their names and places, which a specification asks for.
CREATE VIRTUAL TABLE `project_search` USING fts5(name, place, words, tokenize="unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO `project_search` (`project_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE `project_names` USING fts5(name, place, tokenize="trigram");
--> statement-breakpoint
INSERT INTO `project_names` (`project_names`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `project_search_insert` AFTER INSERT ON `projects` BEGIN
  INSERT INTO `project_search` (rowid, name, place, words) VALUES (new.`seq`, new.`name`, new.`location`, new.`description`);
  INSERT INTO `project_names` (rowid, name, place) VALUES (new.`seq`, new.`name`, new.`location`);
END;
--> statement-breakpoint
CREATE TRIGGER `project_search_update` AFTER UPDATE OF `name`, `location`, `description` ON `projects` BEGIN
  DELETE FROM `project_search` WHERE rowid = old.`seq`;
  INSERT INTO `project_search` (rowid, name, place, words) VALUES (new.`seq`, new.`name`, new.`location`, new.`description`);
  DELETE FROM `project_names` WHERE rowid = old.`seq`;
  INSERT INTO `project_names` (rowid, name, place) VALUES (new.`seq`, new.`name`, new.`location`);
END;
--> statement-breakpoint
CREATE TRIGGER `project_search_delete` AFTER DELETE ON `projects` BEGIN
  DELETE FROM `project_search` WHERE rowid = old.`seq`;
  DELETE FROM `project_names` WHERE rowid = old.`seq`;
END;
--> statement-breakpoint
INSERT INTO `revisions` (`topic`, `n`) VALUES ('projects', 1);
--> statement-breakpoint
CREATE TRIGGER `projects_revision_insert` AFTER INSERT ON `projects` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'projects'; END;
--> statement-breakpoint
CREATE TRIGGER `projects_revision_update` AFTER UPDATE ON `projects` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'projects'; END;
--> statement-breakpoint
CREATE TRIGGER `projects_revision_delete` AFTER DELETE ON `projects` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'projects'; END;
