-- How many have a skill, so that no list counts tens of thousands to say it.
CREATE TABLE `candidate_skill_counts` (`skill` text NOT NULL, `archived` integer NOT NULL, `n` integer NOT NULL, PRIMARY KEY (`skill`, `archived`)) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `candidate_skill_counts` (`skill`, `archived`, `n`) SELECT s.`skill`, c.`archived_at` IS NOT NULL, count(*) FROM `candidate_skills` s JOIN `candidates` c ON c.`seq` = s.`seq` GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER `candidate_skill_counts_insert` AFTER INSERT ON `candidates` WHEN new.`skills` <> '[]' BEGIN
  INSERT INTO `candidate_skill_counts` (`skill`, `archived`, `n`) SELECT DISTINCT value, new.`archived_at` IS NOT NULL, 1 FROM json_each(new.`skills`) WHERE true
    ON CONFLICT (`skill`, `archived`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_skill_counts_update` AFTER UPDATE OF `skills`, `archived_at` ON `candidates` WHEN new.`skills` IS NOT old.`skills` OR (new.`archived_at` IS NULL) <> (old.`archived_at` IS NULL) BEGIN
  UPDATE `candidate_skill_counts` SET `n` = `n` - 1 WHERE `archived` = (old.`archived_at` IS NOT NULL) AND `skill` IN (SELECT value FROM json_each(old.`skills`));
  INSERT INTO `candidate_skill_counts` (`skill`, `archived`, `n`) SELECT DISTINCT value, new.`archived_at` IS NOT NULL, 1 FROM json_each(new.`skills`) WHERE true
    ON CONFLICT (`skill`, `archived`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_skill_counts_delete` AFTER DELETE ON `candidates` WHEN old.`skills` <> '[]' BEGIN
  UPDATE `candidate_skill_counts` SET `n` = `n` - 1 WHERE `archived` = (old.`archived_at` IS NOT NULL) AND `skill` IN (SELECT value FROM json_each(old.`skills`));
END;
