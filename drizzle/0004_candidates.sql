CREATE TABLE `application_history` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` text NOT NULL,
	`at` text NOT NULL,
	`from` text,
	`to` text NOT NULL,
	`by` text,
	`reason` text,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_history_application` ON `application_history` (`application_id`);--> statement-breakpoint
CREATE TABLE `applications` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`origin` text NOT NULL,
	`added_by` text,
	`match_score` integer,
	`note` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_pair` ON `applications` (`job_id`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `applications_candidate` ON `applications` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `candidate_certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text NOT NULL,
	`certificate` text NOT NULL,
	`number` text,
	`issued_on` text,
	`expires_on` text,
	`verified_at` text,
	`verified_by` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_certificates_holder` ON `candidate_certificates` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `candidate_certificates_end` ON `candidate_certificates` (`expires_on`);--> statement-breakpoint
CREATE TABLE `candidate_history` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` text NOT NULL,
	`at` text NOT NULL,
	`event` text NOT NULL,
	`by` text,
	`reason` text,
	`changes` text NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_history_candidate` ON `candidate_history` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `candidates` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text,
	`phone` text,
	`linkedin` text,
	`location` text,
	`country` text,
	`headline` text,
	`summary` text,
	`status` text DEFAULT 'active' NOT NULL,
	`status_reason` text,
	`status_until` text,
	`role` text,
	`willing_countries` text DEFAULT '[]' NOT NULL,
	`languages` text DEFAULT '{}' NOT NULL,
	`years_total` real,
	`years_datacentre` real,
	`skills` text DEFAULT '[]' NOT NULL,
	`skill_names` text DEFAULT '[]' NOT NULL,
	`systems` text DEFAULT '[]' NOT NULL,
	`pay_cents` integer,
	`pay_currency` text,
	`pay_period` text,
	`available_from` text,
	`notice_days` integer,
	`contract` text,
	`works_shifts` integer,
	`gdpr_consent` integer DEFAULT false NOT NULL,
	`consent_at` text,
	`origin` text NOT NULL,
	`data_retention_until` text NOT NULL,
	`name_key` text NOT NULL,
	`email_key` text,
	`phone_key` text,
	`linkedin_key` text,
	`place_key` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_id_unique` ON `candidates` (`id`);--> statement-breakpoint
CREATE INDEX `candidates_date` ON `candidates` ("archived_at" is not null,"created_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `candidates_updated` ON `candidates` ("archived_at" is not null,"updated_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `candidates_name` ON `candidates` ("archived_at" is not null,`name_key`,`seq`);--> statement-breakpoint
CREATE INDEX `candidates_same_name` ON `candidates` (`name_key`);--> statement-breakpoint
CREATE INDEX `candidates_email` ON `candidates` (`email_key`);--> statement-breakpoint
CREATE INDEX `candidates_phone` ON `candidates` (`phone_key`);--> statement-breakpoint
CREATE INDEX `candidates_linkedin` ON `candidates` (`linkedin_key`);--> statement-breakpoint
CREATE INDEX `candidates_place` ON `candidates` (`place_key`);--> statement-breakpoint
CREATE INDEX `candidates_retention` ON `candidates` (`data_retention_until`);