ALTER TABLE `jobs` ADD `priority` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is known of every job at once; the rest comes when it is read again.
UPDATE `jobs` SET `priority` = `score` + CAST((julianday(substr(coalesce(`posted_at`, `created_at`), 1, 10)) - julianday('2020-01-01')) / 3 AS integer);--> statement-breakpoint
CREATE INDEX `jobs_priority` ON `jobs` (`status`,"priority" desc,"seq" desc);