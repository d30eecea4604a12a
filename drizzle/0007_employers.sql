CREATE TABLE `ai_answers` (
	`key` text PRIMARY KEY NOT NULL,
	`reply` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ai_answers_at` ON `ai_answers` (`at`);--> statement-breakpoint
CREATE TABLE `ai_readings` (
	`job_id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`inputs_hash` text NOT NULL,
	`reader` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`added` integer NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ai_spending` (
	`month` text PRIMARY KEY NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	`microcents` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ai_troubles` (
	`provider` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`sentence` text NOT NULL,
	`at` text NOT NULL,
	`wait_until` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `term_proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`key` text NOT NULL,
	`quote` text NOT NULL,
	`count` integer NOT NULL,
	`state` text NOT NULL,
	`first_seen_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`decided_at` text,
	`decided_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `term_proposals_key` ON `term_proposals` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `term_proposals_state` ON `term_proposals` (`state`,`count`);