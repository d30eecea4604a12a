CREATE TABLE `decisions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`kind` text NOT NULL,
	`job_id` text,
	`candidate_id` text,
	`user_id` text,
	`machine` text,
	`decision` text NOT NULL,
	`reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `decisions_id_unique` ON `decisions` (`id`);--> statement-breakpoint
CREATE INDEX `decisions_job` ON `decisions` (`job_id`);--> statement-breakpoint
CREATE INDEX `decisions_candidate` ON `decisions` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `decisions_user` ON `decisions` (`user_id`);--> statement-breakpoint
CREATE INDEX `decisions_kind` ON `decisions` (`kind`);--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `inputs_hash` text DEFAULT '' NOT NULL;