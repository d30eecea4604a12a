CREATE TABLE `gdpr_activities` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`deed` text NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`created_at` text NOT NULL,
	`completed_at` text,
	`due_at` text,
	`recorded_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gdpr_activities_id_unique` ON `gdpr_activities` (`id`);--> statement-breakpoint
CREATE INDEX `gdpr_activities_entity` ON `gdpr_activities` (`entity_id`);--> statement-breakpoint
CREATE INDEX `gdpr_activities_type` ON `gdpr_activities` (`type`,`seq`);--> statement-breakpoint
CREATE INDEX `gdpr_activities_status` ON `gdpr_activities` (`status`,`due_at`);