CREATE TABLE `letters` (
	`id` text PRIMARY KEY NOT NULL,
	`once_key` text NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`to_name` text NOT NULL,
	`to_address` text NOT NULL,
	`to_hash` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`calendar` text,
	`attachments` text NOT NULL,
	`headers` text NOT NULL,
	`reply_to` text,
	`in_reply_to` text,
	`references` text NOT NULL,
	`record_kind` text,
	`record_id` text,
	`state` text NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text NOT NULL,
	`started_at` text,
	`message_id` text,
	`sent_at` text,
	`created_by` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letters_onceKey_unique` ON `letters` (`once_key`);--> statement-breakpoint
CREATE INDEX `letters_queue` ON `letters` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `letters_newest` ON `letters` (`created_at`);--> statement-breakpoint
CREATE INDEX `letters_sent` ON `letters` (`sent_at`);--> statement-breakpoint
CREATE INDEX `letters_record` ON `letters` (`record_id`,`record_kind`);--> statement-breakpoint
CREATE INDEX `letters_to` ON `letters` (`to_hash`);--> statement-breakpoint
CREATE INDEX `letters_user` ON `letters` (`user_id`);--> statement-breakpoint
CREATE TABLE `mail_signatures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `suppressed_addresses` (
	`hash` text NOT NULL,
	`reason` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`hash`, `reason`)
);
--> statement-breakpoint
CREATE TABLE `notification_choices` (
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`bell` integer NOT NULL,
	`mail` integer NOT NULL,
	`digest` integer NOT NULL,
	PRIMARY KEY(`user_id`, `topic`)
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`what` text NOT NULL,
	`kind` text,
	`record_id` text,
	`params` text NOT NULL,
	`actor_id` text,
	`once_key` text NOT NULL,
	`at` text NOT NULL,
	`in_bell` integer NOT NULL,
	`in_digest` integer NOT NULL,
	`read_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`once_key`);--> statement-breakpoint
CREATE INDEX `notifications_bell` ON `notifications` (`user_id`,`in_bell`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`in_bell`,`read_at`);--> statement-breakpoint
CREATE INDEX `notifications_digest` ON `notifications` (`in_digest`,`user_id`);--> statement-breakpoint
CREATE INDEX `notifications_record` ON `notifications` (`record_id`,`kind`);--> statement-breakpoint
CREATE INDEX `notifications_at` ON `notifications` (`at`);--> statement-breakpoint
ALTER TABLE `users` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `timezone` text DEFAULT 'Europe/Amsterdam' NOT NULL;