-- The proofs of the agency's own certificates are held too, even when they were put away.
DROP VIEW `held_contents`;
--> statement-breakpoint
CREATE VIEW `held_contents` AS SELECT `content` FROM `files` UNION ALL SELECT `content` FROM `communication_files` WHERE `content` IS NOT NULL UNION ALL SELECT `cv_content` FROM `applicants` WHERE `cv_content` IS NOT NULL UNION ALL SELECT `content` FROM `agency_certificates` WHERE `content` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `agency_certificates_let_go` AFTER UPDATE OF `content` ON `agency_certificates` WHEN old.`content` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `held_contents` WHERE `content` = old.`content`) BEGIN
  INSERT OR IGNORE INTO `file_leftovers` (`content`) VALUES (old.`content`);
END;
