CREATE TABLE `applicants` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`state` text DEFAULT 'unconfirmed' NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`phone` text,
	`locale` text NOT NULL,
	`cover_letter` text,
	`expected_salary` text,
	`available_date` text,
	`relocate` text,
	`answers` text NOT NULL,
	`consents` text NOT NULL,
	`text_version` text NOT NULL,
	`network_hash` text NOT NULL,
	`cv_content` text,
	`cv_name` text,
	`cv_format` text,
	`cv_bytes` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applicants_pair` ON `applicants` (`job_id`,`email_key`);--> statement-breakpoint
CREATE INDEX `applicants_email` ON `applicants` (`email_key`);--> statement-breakpoint
CREATE INDEX `applicants_waiting` ON `applicants` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `applicants_cv` ON `applicants` (`cv_content`);--> statement-breakpoint
CREATE TABLE `publications` (
	`id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`slug` text NOT NULL,
	`job_id` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`company` text,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`category` text NOT NULL,
	`employment_type` text NOT NULL,
	`salary_from_cents` integer NOT NULL,
	`salary_to_cents` integer NOT NULL,
	`salary_period` text NOT NULL,
	`yearly_cents` integer NOT NULL,
	`description` text NOT NULL,
	`questions` text NOT NULL,
	`needs_cv` integer DEFAULT false NOT NULL,
	`published_at` text NOT NULL,
	`closes_at` text,
	`withdrawn_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publications_seq_unique` ON `publications` (`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `publications_slug_unique` ON `publications` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `publications_jobId_unique` ON `publications` (`job_id`);--> statement-breakpoint
CREATE INDEX `publications_open` ON `publications` (`withdrawn_at`,`published_at`,`seq`);