CREATE TABLE `candidate_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` text NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_changes_candidate` ON `candidate_changes` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `job_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_changes_job` ON `job_changes` (`job_id`);--> statement-breakpoint
CREATE TABLE `match_positions` (
	`side` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
-- Whoever was scored as they are comes first, so that a position says how far that goes; the others wait behind it.
INSERT INTO `candidate_changes` (`candidate_id`) SELECT c.`id` FROM `candidates` c JOIN `matched_candidates` m ON m.`candidate_id` = c.`id`
  AND m.`candidate_version` = c.`version` AND m.`version` = (SELECT `version` FROM `matched_candidates` ORDER BY rowid DESC LIMIT 1) ORDER BY c.`seq`;
--> statement-breakpoint
INSERT INTO `match_positions` (`side`, `seq`, `version`) SELECT 'candidate', max(`seq`), (SELECT `version` FROM `matched_candidates` ORDER BY rowid DESC LIMIT 1)
  FROM `candidate_changes` HAVING max(`seq`) IS NOT NULL;
--> statement-breakpoint
INSERT INTO `candidate_changes` (`candidate_id`) SELECT `id` FROM `candidates` WHERE `id` NOT IN (SELECT `candidate_id` FROM `candidate_changes`) ORDER BY `seq`;
--> statement-breakpoint
INSERT INTO `job_changes` (`job_id`) SELECT j.`id` FROM `jobs` j JOIN `matched_jobs` m ON m.`job_id` = j.`id` JOIN `job_analyses` a ON a.`job_id` = j.`id`
  WHERE m.`job_version` = j.`version` AND m.`inputs_hash` = a.`inputs_hash` AND m.`analyser` = a.`version`
  AND m.`version` = (SELECT `version` FROM `matched_jobs` ORDER BY rowid DESC LIMIT 1) ORDER BY j.`seq`;
--> statement-breakpoint
INSERT INTO `match_positions` (`side`, `seq`, `version`) SELECT 'job', max(`seq`), (SELECT `version` FROM `matched_jobs` ORDER BY rowid DESC LIMIT 1)
  FROM `job_changes` HAVING max(`seq`) IS NOT NULL;
--> statement-breakpoint
INSERT INTO `job_changes` (`job_id`) SELECT `id` FROM `jobs` WHERE `id` NOT IN (SELECT `job_id` FROM `job_changes`) ORDER BY `seq`;
--> statement-breakpoint
CREATE TRIGGER `candidate_changes_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_changes` (`candidate_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_changes_update` AFTER UPDATE OF `version`, `archived_at` ON `candidates` BEGIN
  DELETE FROM `candidate_changes` WHERE `candidate_id` = new.`id`;
  INSERT INTO `candidate_changes` (`candidate_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `job_changes_insert` AFTER INSERT ON `jobs` BEGIN
  INSERT INTO `job_changes` (`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `job_changes_update` AFTER UPDATE OF `version`, `status` ON `jobs` BEGIN
  DELETE FROM `job_changes` WHERE `job_id` = new.`id`;
  INSERT INTO `job_changes` (`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `job_changes_analysed` AFTER INSERT ON `job_analyses` BEGIN
  DELETE FROM `job_changes` WHERE `job_id` = new.`job_id`;
  INSERT INTO `job_changes` (`job_id`) VALUES (new.`job_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `job_changes_analysed_anew` AFTER UPDATE OF `inputs_hash`, `version` ON `job_analyses` BEGIN
  DELETE FROM `job_changes` WHERE `job_id` = new.`job_id`;
  INSERT INTO `job_changes` (`job_id`) VALUES (new.`job_id`);
END;
--> statement-breakpoint
ALTER TABLE `matched_candidates` ADD `mark` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `matched_candidates` DROP COLUMN `candidate_version`;--> statement-breakpoint
ALTER TABLE `matched_candidates` DROP COLUMN `version`;--> statement-breakpoint
ALTER TABLE `matched_jobs` DROP COLUMN `job_version`;--> statement-breakpoint
ALTER TABLE `matched_jobs` DROP COLUMN `inputs_hash`;--> statement-breakpoint
ALTER TABLE `matched_jobs` DROP COLUMN `analyser`;