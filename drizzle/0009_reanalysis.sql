CREATE TABLE `analysis_moves` (
	`run_id` text NOT NULL,
	`job_id` text NOT NULL,
	`before` integer NOT NULL,
	`after` integer NOT NULL,
	`class_before` text NOT NULL,
	`class_after` text NOT NULL,
	`why` text NOT NULL,
	PRIMARY KEY(`run_id`, `job_id`),
	FOREIGN KEY (`run_id`) REFERENCES `analysis_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `analysis_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`version` text NOT NULL,
	`started_by` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`bookmark` text NOT NULL,
	`report` text
);
--> statement-breakpoint
CREATE INDEX `job_analyses_version` ON `job_analyses` (`version`,`job_id`);