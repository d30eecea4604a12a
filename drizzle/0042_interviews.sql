CREATE TABLE `communication_files` (
	`id` text PRIMARY KEY NOT NULL,
	`communication_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`format` text,
	`bytes` integer NOT NULL,
	`content` text,
	`trouble` text,
	FOREIGN KEY (`communication_id`) REFERENCES `communications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `communication_files_of` ON `communication_files` (`communication_id`,`position`);--> statement-breakpoint
CREATE INDEX `communication_files_content` ON `communication_files` (`content`);--> statement-breakpoint
CREATE TABLE `communications` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`type` text NOT NULL,
	`direction` text NOT NULL,
	`kind` text,
	`record_id` text,
	`contact_name` text,
	`contact_address` text,
	`thread_id` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`occurred_at` text NOT NULL,
	`duration_minutes` integer,
	`user_id` text,
	`audience` text NOT NULL,
	`letter_id` text,
	`message_id` text,
	`in_reply_to` text,
	`is_automatic` integer DEFAULT false NOT NULL,
	`is_from_elsewhere` integer DEFAULT false NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `communications_id_unique` ON `communications` (`id`);--> statement-breakpoint
CREATE INDEX `communications_date` ON `communications` ("deleted_at" is not null,"occurred_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `communications_record` ON `communications` (`record_id`,`kind`,`occurred_at`);--> statement-breakpoint
CREATE INDEX `communications_thread` ON `communications` (`thread_id`,`occurred_at`);--> statement-breakpoint
CREATE INDEX `communications_address` ON `communications` (`contact_address`);--> statement-breakpoint
CREATE INDEX `communications_user` ON `communications` (`user_id`);--> statement-breakpoint
CREATE INDEX `communications_letter` ON `communications` (`letter_id`);--> statement-breakpoint
CREATE INDEX `communications_message` ON `communications` (`message_id`);--> statement-breakpoint
CREATE INDEX `communications_deleted` ON `communications` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `message_templates` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_templates_id_unique` ON `message_templates` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_templates_name` ON `message_templates` (`name`,`language`);--> statement-breakpoint
CREATE TABLE `received_messages` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`communication_id` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `received_messages_of` ON `received_messages` (`communication_id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`read_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_tokenHash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `interview_history` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`interview_id` text NOT NULL,
	`at` text NOT NULL,
	`event` text NOT NULL,
	`by` text,
	`reason` text,
	`changes` text NOT NULL,
	FOREIGN KEY (`interview_id`) REFERENCES `interviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `interview_history_interview` ON `interview_history` (`interview_id`);--> statement-breakpoint
CREATE TABLE `interview_letters` (
	`letter_id` text PRIMARY KEY NOT NULL,
	`interview_id` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`scheduled_at` text NOT NULL,
	`sequence` integer NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`interview_id`) REFERENCES `interviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `interview_letters_interview` ON `interview_letters` (`interview_id`);--> statement-breakpoint
CREATE TABLE `interview_people` (
	`interview_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`interview_id`, `user_id`),
	FOREIGN KEY (`interview_id`) REFERENCES `interviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `interview_people_user` ON `interview_people` (`user_id`);--> statement-breakpoint
CREATE TABLE `interviews` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`candidate_id` text NOT NULL,
	`project_id` text,
	`job_id` text,
	`client_id` text,
	`type` text NOT NULL,
	`round` text,
	`scheduled_at` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`timezone` text NOT NULL,
	`link` text,
	`place` text,
	`phone` text,
	`notes` text,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`result` text,
	`reason` text,
	`locale` text NOT NULL,
	`calendar_uid` text NOT NULL,
	`calendar_sequence` integer DEFAULT 0 NOT NULL,
	`candidate_reminded_of` text,
	`people_reminded_of` text,
	`scorecards_asked_of` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_id_unique` ON `interviews` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_calendarUid_unique` ON `interviews` (`calendar_uid`);--> statement-breakpoint
CREATE INDEX `interviews_time` ON `interviews` (`scheduled_at`,`status`);--> statement-breakpoint
CREATE INDEX `interviews_status` ON `interviews` (`status`,`scheduled_at`);--> statement-breakpoint
CREATE INDEX `interviews_candidate` ON `interviews` (`candidate_id`,`scheduled_at`);--> statement-breakpoint
CREATE INDEX `interviews_project` ON `interviews` (`project_id`,`scheduled_at`);--> statement-breakpoint
CREATE INDEX `interviews_client` ON `interviews` (`client_id`,`scheduled_at`);--> statement-breakpoint
CREATE INDEX `interviews_job` ON `interviews` (`job_id`,`scheduled_at`);--> statement-breakpoint
CREATE TABLE `scorecards` (
	`interview_id` text NOT NULL,
	`user_id` text NOT NULL,
	`scores` text NOT NULL,
	`overall` integer NOT NULL,
	`recommendation` text NOT NULL,
	`words` text,
	`at` text NOT NULL,
	PRIMARY KEY(`interview_id`, `user_id`),
	FOREIGN KEY (`interview_id`) REFERENCES `interviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scorecards_user` ON `scorecards` (`user_id`);