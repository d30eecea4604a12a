-- The CV of somebody who has not yet said that it was them is held too, and no longer than they are.
DROP VIEW `held_contents`;
--> statement-breakpoint
CREATE VIEW `held_contents` AS SELECT `content` FROM `files` UNION ALL SELECT `content` FROM `communication_files` WHERE `content` IS NOT NULL UNION ALL SELECT `cv_content` FROM `applicants` WHERE `cv_content` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `applicants_cv_delete` AFTER DELETE ON `applicants` WHEN old.`cv_content` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `held_contents` WHERE `content` = old.`cv_content`) BEGIN
  INSERT OR IGNORE INTO `file_leftovers` (`content`) VALUES (old.`cv_content`);
END;
--> statement-breakpoint
CREATE TRIGGER `applicants_cv_let_go` AFTER UPDATE OF `cv_content` ON `applicants` WHEN old.`cv_content` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `held_contents` WHERE `content` = old.`cv_content`) BEGIN
  INSERT OR IGNORE INTO `file_leftovers` (`content`) VALUES (old.`cv_content`);
END;
