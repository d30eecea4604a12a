CREATE TABLE `campaign_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`step` integer NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`consent_id` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_letters_once` ON `campaign_letters` (`campaign_id`,`candidate_id`,`step`,`round`);--> statement-breakpoint
CREATE INDEX `campaign_letters_at` ON `campaign_letters` (`campaign_id`,`at`);--> statement-breakpoint
CREATE INDEX `campaign_letters_candidate` ON `campaign_letters` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `campaign_opt_outs` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`at` text NOT NULL,
	`way` text NOT NULL,
	`consent_ids` text NOT NULL,
	`undone_at` text,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_opt_outs_candidate` ON `campaign_opt_outs` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `campaign_recipients` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`locale` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`step` integer DEFAULT 0 NOT NULL,
	`due_at` text,
	`letter_id` text,
	`consent_id` text NOT NULL,
	`changed_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_recipients_id_unique` ON `campaign_recipients` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_recipients_once` ON `campaign_recipients` (`campaign_id`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `campaign_recipients_due` ON `campaign_recipients` (`campaign_id`,`state`,`due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_recipients_busy` ON `campaign_recipients` (`candidate_id`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `campaign_recipients_candidate` ON `campaign_recipients` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`job_ids` text NOT NULL,
	`audience` text NOT NULL,
	`sequence` text NOT NULL,
	`hourly_limit` integer NOT NULL,
	`starts_at` text,
	`confirmed_count` integer,
	`confirmed_by` text,
	`confirmed_at` text,
	`started_at` text,
	`ended_at` text,
	`created_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_id_unique` ON `campaigns` (`id`);--> statement-breakpoint
CREATE INDEX `campaigns_status` ON `campaigns` (`status`);