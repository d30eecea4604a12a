CREATE TABLE `job_counts` (
	`status` text NOT NULL,
	`class` text NOT NULL,
	`source_type` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`status`, `class`, `source_type`)
);
--> statement-breakpoint
CREATE INDEX `jobs_strongest` ON `jobs` ("scraped_at" desc,"seq" desc) WHERE status = 'open' and source_type = 'scraped' and score >= 80;
--> statement-breakpoint
-- The counters of jobs were counted anew after each change of any job; they are read from these rows instead.
INSERT INTO `job_counts` (`status`, `class`, `source_type`, `n`) SELECT `status`, coalesce(`class`, ''), `source_type`, count(*) FROM `jobs` GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `job_counts_insert` AFTER INSERT ON `jobs` BEGIN
  INSERT INTO `job_counts` (`status`, `class`, `source_type`, `n`) VALUES (new.`status`, coalesce(new.`class`, ''), new.`source_type`, 1)
    ON CONFLICT (`status`, `class`, `source_type`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `job_counts_update` AFTER UPDATE OF `status`, `class`, `source_type` ON `jobs`
  WHEN new.`status` IS NOT old.`status` OR new.`class` IS NOT old.`class` OR new.`source_type` IS NOT old.`source_type` BEGIN
  UPDATE `job_counts` SET `n` = `n` - 1 WHERE `status` = old.`status` AND `class` = coalesce(old.`class`, '') AND `source_type` = old.`source_type`;
  INSERT INTO `job_counts` (`status`, `class`, `source_type`, `n`) VALUES (new.`status`, coalesce(new.`class`, ''), new.`source_type`, 1)
    ON CONFLICT (`status`, `class`, `source_type`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `job_counts_delete` AFTER DELETE ON `jobs` BEGIN
  UPDATE `job_counts` SET `n` = `n` - 1 WHERE `status` = old.`status` AND `class` = coalesce(old.`class`, '') AND `source_type` = old.`source_type`;
END;
