CREATE TABLE `breaches` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`discovered_at` text NOT NULL,
	`what` text,
	`data_kinds` text,
	`people` integer,
	`consequences` text,
	`measures` text,
	`risk` text,
	`risk_reason` text,
	`notified_at` text,
	`reference` text,
	`late_reason` text,
	`told_at` text,
	`not_told_reason` text,
	`closed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `breaches_id_unique` ON `breaches` (`id`);