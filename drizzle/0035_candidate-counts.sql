-- Who has a skill, newest first by reading backwards; a search through lists of skills would read everybody.
CREATE TABLE `candidate_skills` (`skill` text NOT NULL, `seq` integer NOT NULL, PRIMARY KEY (`skill`, `seq`)) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `candidate_skills` (`skill`, `seq`) SELECT DISTINCT value, c.`seq` FROM `candidates` c, json_each(c.`skills`);
--> statement-breakpoint
CREATE TRIGGER `candidate_skills_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT OR IGNORE INTO `candidate_skills` (`skill`, `seq`) SELECT value, new.`seq` FROM json_each(new.`skills`);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_skills_update` AFTER UPDATE OF `skills` ON `candidates` WHEN new.`skills` IS NOT old.`skills` BEGIN
  DELETE FROM `candidate_skills` WHERE `skill` IN (SELECT value FROM json_each(old.`skills`)) AND `seq` = old.`seq`;
  INSERT OR IGNORE INTO `candidate_skills` (`skill`, `seq`) SELECT value, new.`seq` FROM json_each(new.`skills`);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_skills_delete` AFTER DELETE ON `candidates` BEGIN
  DELETE FROM `candidate_skills` WHERE `skill` IN (SELECT value FROM json_each(old.`skills`)) AND `seq` = old.`seq`;
END;
--> statement-breakpoint
INSERT INTO `candidate_counts` (`archived`, `status`, `country`, `role`, `n`) SELECT `archived_at` IS NOT NULL, `status`, coalesce(`country`, ''), coalesce(`role`, ''), count(*) FROM `candidates` GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER `candidate_counts_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_counts` (`archived`, `status`, `country`, `role`, `n`) VALUES (new.`archived_at` IS NOT NULL, new.`status`, coalesce(new.`country`, ''), coalesce(new.`role`, ''), 1)
    ON CONFLICT (`archived`, `status`, `country`, `role`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_counts_update` AFTER UPDATE OF `archived_at`, `status`, `country`, `role` ON `candidates` BEGIN
  UPDATE `candidate_counts` SET `n` = `n` - 1 WHERE `archived` = (old.`archived_at` IS NOT NULL) AND `status` = old.`status` AND `country` = coalesce(old.`country`, '') AND `role` = coalesce(old.`role`, '');
  INSERT INTO `candidate_counts` (`archived`, `status`, `country`, `role`, `n`) VALUES (new.`archived_at` IS NOT NULL, new.`status`, coalesce(new.`country`, ''), coalesce(new.`role`, ''), 1)
    ON CONFLICT (`archived`, `status`, `country`, `role`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_counts_delete` AFTER DELETE ON `candidates` BEGIN
  UPDATE `candidate_counts` SET `n` = `n` - 1 WHERE `archived` = (old.`archived_at` IS NOT NULL) AND `status` = old.`status` AND `country` = coalesce(old.`country`, '') AND `role` = coalesce(old.`role`, '');
END;
--> statement-breakpoint
INSERT INTO `candidate_arrivals` (`day`, `n`) SELECT substr(`created_at`, 1, 10), count(*) FROM `candidates` GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER `candidate_arrivals_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_arrivals` (`day`, `n`) VALUES (substr(new.`created_at`, 1, 10), 1) ON CONFLICT (`day`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_arrivals_delete` AFTER DELETE ON `candidates` BEGIN
  UPDATE `candidate_arrivals` SET `n` = `n` - 1 WHERE `day` = substr(old.`created_at`, 1, 10);
END;
