CREATE TABLE `merge_moves` (
	`merge_id` text NOT NULL,
	`place` text NOT NULL,
	`row` text NOT NULL,
	PRIMARY KEY(`merge_id`, `place`, `row`),
	FOREIGN KEY (`merge_id`) REFERENCES `merges`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `merge_refusals` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`other_id` text NOT NULL,
	`at` text NOT NULL,
	`by` text,
	PRIMARY KEY(`record_id`, `other_id`)
);
--> statement-breakpoint
CREATE TABLE `merges` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`merged_id` text NOT NULL,
	`at` text NOT NULL,
	`by` text,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`archived_before` text,
	`undone_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merges_id_unique` ON `merges` (`id`);--> statement-breakpoint
CREATE INDEX `merges_record` ON `merges` (`record_id`);--> statement-breakpoint
CREATE INDEX `merges_merged` ON `merges` (`merged_id`);--> statement-breakpoint
CREATE INDEX `merges_at` ON `merges` (`at`);--> statement-breakpoint
CREATE TABLE `start_overrides` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`deployment_id` text NOT NULL,
	`candidate_id` text,
	`blocker` text NOT NULL,
	`event` text NOT NULL,
	`reason` text,
	`by` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `start_overrides_once` ON `start_overrides` (`id`,`event`);--> statement-breakpoint
CREATE INDEX `start_overrides_deployment` ON `start_overrides` (`deployment_id`);--> statement-breakpoint
CREATE INDEX `start_overrides_candidate` ON `start_overrides` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `default_views` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`view_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`view_id`) REFERENCES `views`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `views` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`user_id` text NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `views_kind` ON `views` (`kind`);--> statement-breakpoint
CREATE INDEX `views_owner` ON `views` (`user_id`);--> statement-breakpoint
ALTER TABLE `projects` DROP COLUMN `requirement_set_id`;