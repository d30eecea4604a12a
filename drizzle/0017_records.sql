CREATE TABLE `record_history` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`at` text NOT NULL,
	`event` text NOT NULL,
	`by` text,
	`reason` text,
	`changes` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_history_record` ON `record_history` (`record_id`,`kind`);