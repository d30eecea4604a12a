CREATE TABLE `message_sending_items` (
	`id` text PRIMARY KEY NOT NULL,
	`sending_id` text NOT NULL,
	`position` integer NOT NULL,
	`client_id` text NOT NULL,
	`contact_id` text,
	`state` text NOT NULL,
	`reason` text,
	FOREIGN KEY (`sending_id`) REFERENCES `message_sendings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_sending_items_run` ON `message_sending_items` (`sending_id`,`position`);--> statement-breakpoint
CREATE INDEX `message_sending_items_state` ON `message_sending_items` (`sending_id`,`state`,`position`);--> statement-breakpoint
CREATE TABLE `message_sendings` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`asked_by` text,
	`asked_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `message_sendings_state` ON `message_sendings` (`state`,`asked_at`);