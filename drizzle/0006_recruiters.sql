CREATE TABLE `employer_ads` (
	`job_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`company` text NOT NULL,
	`metro` text,
	`country` text,
	`category` text,
	`is_critical` integer NOT NULL,
	`is_open` integer NOT NULL,
	`since` text NOT NULL,
	`first_seen_at` text NOT NULL,
	`reposts` integer NOT NULL,
	`pay_min` integer,
	`pay_max` integer,
	`pay_currency` text,
	`has_text` integer NOT NULL,
	`is_own_board` integer NOT NULL,
	`signs` text NOT NULL,
	`pay_range` text NOT NULL,
	`is_wide` integer NOT NULL,
	`asks_history` integer NOT NULL,
	`is_gendered` integer NOT NULL,
	`pay_score` integer
);
--> statement-breakpoint
CREATE INDEX `employer_ads_key` ON `employer_ads` (`key`,`since`);--> statement-breakpoint
CREATE INDEX `employer_ads_open` ON `employer_ads` (`is_open`,`since`);--> statement-breakpoint
CREATE INDEX `employer_ads_reposted` ON `employer_ads` (`is_open`,`reposts`);--> statement-breakpoint
CREATE INDEX `employer_ads_since` ON `employer_ads` (`since`);--> statement-breakpoint
CREATE INDEX `employer_ads_market` ON `employer_ads` (`category`,`country`,`pay_currency`);--> statement-breakpoint
CREATE TABLE `employer_queue` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `employer_queue_id` ON `employer_queue` (`kind`,`id`);--> statement-breakpoint
CREATE TABLE `employers` (
	`key` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`name` text NOT NULL,
	`first_seen_at` text NOT NULL,
	`newest_at` text NOT NULL,
	`oldest_at` text,
	`open_ads` integer NOT NULL,
	`all_ads` integer NOT NULL,
	`reposts` integer NOT NULL,
	`pay_score` integer,
	`pay_ads` integer NOT NULL,
	`metros` text NOT NULL,
	`roles` text NOT NULL,
	`found` text NOT NULL,
	`because` text NOT NULL,
	`own` text,
	`own_by` text,
	`own_at` text,
	`contact` text DEFAULT 'none' NOT NULL,
	`contact_at` text,
	`contact_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `employers_seq_unique` ON `employers` (`seq`);--> statement-breakpoint
CREATE INDEX `employers_open` ON `employers` ("open_ads" desc,`key`);--> statement-breakpoint
CREATE INDEX `employers_newest` ON `employers` ("newest_at" desc,`key`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`metro` text NOT NULL,
	`country` text,
	`state` text NOT NULL,
	`owner_id` text,
	`reason` text,
	`note` text,
	`job_ids` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_live` ON `leads` (`key`,`metro`) WHERE "leads"."state" in ('open', 'assigned');--> statement-breakpoint
CREATE INDEX `leads_state` ON `leads` (`state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `leads_employer` ON `leads` (`key`);--> statement-breakpoint
CREATE TABLE `assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assignments_owner` ON `assignments` (`job_id`) WHERE "assignments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `assignments_job` ON `assignments` (`job_id`);--> statement-breakpoint
CREATE INDEX `assignments_user` ON `assignments` (`user_id`);--> statement-breakpoint
CREATE TABLE `expertise` (
	`user_id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`systems` text NOT NULL,
	`roles` text NOT NULL,
	`countries` text NOT NULL,
	`certifications` text NOT NULL,
	`specialties` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`secret` text,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
