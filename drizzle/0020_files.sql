CREATE TABLE `file_leftovers` (
	`content` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `file_texts` (
	`content` text PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`state` text NOT NULL,
	`text` text,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_texts_state` ON `file_texts` (`state`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`content` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`format` text NOT NULL,
	`bytes` integer NOT NULL,
	`expires_on` text,
	`audience` text DEFAULT 'internal' NOT NULL,
	`added_at` text NOT NULL,
	`added_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`removed_at` text,
	`removed_by` text
);
--> statement-breakpoint
CREATE INDEX `files_record` ON `files` (`record_id`,`kind`);--> statement-breakpoint
CREATE INDEX `files_content` ON `files` (`content`);--> statement-breakpoint
CREATE INDEX `files_end` ON `files` (`expires_on`);--> statement-breakpoint
CREATE INDEX `files_removed` ON `files` (`removed_at`);--> statement-breakpoint
CREATE TABLE `mentions` (
	`note_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` text NOT NULL,
	`seen_at` text,
	PRIMARY KEY(`note_id`, `user_id`),
	FOREIGN KEY (`note_id`) REFERENCES `notes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentions_person` ON `mentions` (`user_id`,`seen_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`text` text NOT NULL,
	`user_id` text,
	`is_pinned` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`edited_at` text,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `notes_record` ON `notes` (`record_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_author` ON `notes` (`user_id`);--> statement-breakpoint
CREATE INDEX `notes_deleted` ON `notes` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`due_at` text,
	`user_id` text NOT NULL,
	`kind` text,
	`record_id` text,
	`done_at` text,
	`done_by` text,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE INDEX `tasks_assignee` ON `tasks` (`user_id`,`done_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `tasks_record` ON `tasks` (`record_id`,`kind`);--> statement-breakpoint
CREATE INDEX `tasks_deleted` ON `tasks` (`deleted_at`);