-- What reports are counted from, so that no period makes them read a whole table.
-- An ad counts from when its board put it up, and never later than it was seen.
CREATE INDEX `jobs_put_up` ON `jobs` ((case when `posted_at` is null or `posted_at` > `created_at` then `created_at` else `posted_at` end), `source_type`, `status`, `country`, `company_key`, `skills`);--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`created_at`) WHERE `source_type` <> 'sample';--> statement-breakpoint
CREATE INDEX `record_history_planned` ON `record_history` (`record_id`, `by`) WHERE `kind` = 'deployment' and `event` = 'added';
