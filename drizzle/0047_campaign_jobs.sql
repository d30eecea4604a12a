CREATE TABLE `notification_digests` (
	`user_id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `campaign_recipients` ADD `job_ids` text NOT NULL;