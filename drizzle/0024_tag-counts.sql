-- How many records have a tag, with the tag itself; one that nobody has is no tag any more.
CREATE TRIGGER `record_tags_counted` AFTER INSERT ON `record_tags` BEGIN
  INSERT INTO `tag_counts` (`kind`, `tag`, `n`) VALUES (new.kind, new.tag, 1)
    ON CONFLICT (`kind`, `tag`) DO UPDATE SET `n` = `n` + 1;
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = new.kind || 's';
END;
--> statement-breakpoint
CREATE TRIGGER `record_tags_uncounted` AFTER DELETE ON `record_tags` BEGIN
  UPDATE `tag_counts` SET `n` = `n` - 1 WHERE `kind` = old.kind AND `tag` = old.tag;
  DELETE FROM `tag_counts` WHERE `kind` = old.kind AND `tag` = old.tag AND `n` < 1;
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = old.kind || 's';
END;
--> statement-breakpoint
-- What is attached to a record goes with it; a task stays somebody's, about nothing.
CREATE TRIGGER `candidates_attached` AFTER DELETE ON `candidates` BEGIN
  DELETE FROM `record_tags` WHERE `record_id` = old.id AND `kind` = 'candidate';
  DELETE FROM `notes` WHERE `record_id` = old.id AND `kind` = 'candidate';
  UPDATE `tasks` SET `kind` = NULL, `record_id` = NULL WHERE `record_id` = old.id AND `kind` = 'candidate';
END;
--> statement-breakpoint
CREATE TRIGGER `clients_attached` AFTER DELETE ON `clients` BEGIN
  DELETE FROM `record_tags` WHERE `record_id` = old.id AND `kind` = 'client';
  DELETE FROM `notes` WHERE `record_id` = old.id AND `kind` = 'client';
  UPDATE `tasks` SET `kind` = NULL, `record_id` = NULL WHERE `record_id` = old.id AND `kind` = 'client';
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_attached` AFTER DELETE ON `jobs` BEGIN
  DELETE FROM `record_tags` WHERE `record_id` = old.id AND `kind` = 'job';
  DELETE FROM `notes` WHERE `record_id` = old.id AND `kind` = 'job';
  UPDATE `tasks` SET `kind` = NULL, `record_id` = NULL WHERE `record_id` = old.id AND `kind` = 'job';
END;
--> statement-breakpoint
CREATE TRIGGER `projects_attached` AFTER DELETE ON `projects` BEGIN
  DELETE FROM `record_tags` WHERE `record_id` = old.id AND `kind` = 'project';
  DELETE FROM `notes` WHERE `record_id` = old.id AND `kind` = 'project';
  UPDATE `tasks` SET `kind` = NULL, `record_id` = NULL WHERE `record_id` = old.id AND `kind` = 'project';
END;
