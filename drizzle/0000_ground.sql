CREATE TABLE `attempts` (
	`key` text NOT NULL,
	`since` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `since`)
);
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_at` ON `news` (`at`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`topic` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `robots_texts` (
	`host` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`fetched_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text,
	`details` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit_entries` (`entity_type`,`entity_id`);--> statement-breakpoint
CREATE TABLE `job_analyses` (
	`job_id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`analysis` text NOT NULL,
	`analysed_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_history` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`at` text NOT NULL,
	`event` text NOT NULL,
	`by` text,
	`changes` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_history_job` ON `job_history` (`job_id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`title` text NOT NULL,
	`company` text,
	`company_key` text,
	`location` text,
	`country` text,
	`salary` text,
	`salary_min` integer,
	`salary_max` integer,
	`salary_currency` text,
	`excerpt` text,
	`description` text,
	`language` text,
	`posted_at` text,
	`source_type` text NOT NULL,
	`source_url` text,
	`sources` text NOT NULL,
	`status` text NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`class` text,
	`category` text,
	`portal_category` text,
	`skills` text DEFAULT '[]' NOT NULL,
	`systems` text DEFAULT '[]' NOT NULL,
	`certifications` text DEFAULT '[]' NOT NULL,
	`tips` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`scraped_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_seq_unique` ON `jobs` (`seq`);--> statement-breakpoint
CREATE INDEX `jobs_score` ON `jobs` (`status`,"score" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `jobs_class` ON `jobs` (`status`,`class`,`source_type`);--> statement-breakpoint
CREATE INDEX `jobs_company` ON `jobs` (`company_key`);--> statement-breakpoint
CREATE TABLE `posting_keys` (
	`key` text NOT NULL,
	`posting_id` text NOT NULL,
	PRIMARY KEY(`key`, `posting_id`),
	FOREIGN KEY (`posting_id`) REFERENCES `postings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `postings` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`url` text NOT NULL,
	`apply_url` text,
	`title` text NOT NULL,
	`company` text,
	`places` text NOT NULL,
	`salary` text,
	`posted_at` text,
	`text` text,
	`language` text,
	`provenance` text NOT NULL,
	`merged_because` text NOT NULL,
	`scope` text NOT NULL,
	`missed` integer DEFAULT 0 NOT NULL,
	`relisted_count` integer DEFAULT 0 NOT NULL,
	`first_run_id` text,
	`last_run_id` text,
	`first_seen_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`gone_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `postings_ad` ON `postings` (`source`,`external_id`);--> statement-breakpoint
CREATE INDEX `postings_job` ON `postings` (`job_id`);--> statement-breakpoint
CREATE INDEX `postings_scope` ON `postings` (`scope`,`last_run_id`);--> statement-breakpoint
CREATE INDEX `postings_run` ON `postings` (`last_run_id`);--> statement-breakpoint
CREATE TABLE `separations` (
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`job_id` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `separations_pair` ON `separations` (`source`,`external_id`,`job_id`);--> statement-breakpoint
CREATE TABLE `known_pages` (
	`key` text PRIMARY KEY NOT NULL,
	`etag` text,
	`last_modified` text,
	`source` text NOT NULL,
	`external_ids` text NOT NULL,
	`next` text NOT NULL,
	`read_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scrape_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`state` text NOT NULL,
	`started_by` text NOT NULL,
	`transport` text NOT NULL,
	`request` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`result` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scrape_runs_seq_unique` ON `scrape_runs` (`seq`);--> statement-breakpoint
CREATE INDEX `scrape_runs_state` ON `scrape_runs` (`state`);--> statement-breakpoint
CREATE TABLE `scrape_tasks` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` text NOT NULL,
	`source` text NOT NULL,
	`task` text NOT NULL,
	`key` text NOT NULL,
	`state` text NOT NULL,
	`verdict` text,
	`reason` text,
	`found` integer DEFAULT 0 NOT NULL,
	`fill` text,
	`finished_at` text,
	FOREIGN KEY (`run_id`) REFERENCES `scrape_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scrape_tasks_key` ON `scrape_tasks` (`run_id`,`key`);--> statement-breakpoint
CREATE INDEX `scrape_tasks_state` ON `scrape_tasks` (`run_id`,`state`,`seq`);--> statement-breakpoint
CREATE TABLE `search_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sources` text NOT NULL,
	`countries` text NOT NULL,
	`roles` text NOT NULL,
	`systems` text NOT NULL,
	`schedule` text NOT NULL,
	`at` text NOT NULL,
	`weekday` integer NOT NULL,
	`next_run_at` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_profiles_name_unique` ON `search_profiles` (`name`);--> statement-breakpoint
CREATE TABLE `source_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`accepted_by` text,
	`accepted_at` text,
	`boards` text DEFAULT '[]' NOT NULL,
	`keys` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `setup` (
	`id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text,
	CONSTRAINT "setup_single" CHECK("setup"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`profile_image_url` text,
	`role` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`theme` text DEFAULT 'system' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);