CREATE TABLE `agency_certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`number` text,
	`issuer` text,
	`asked_on` text,
	`valid_from` text,
	`valid_until` text,
	`is_public` integer DEFAULT false NOT NULL,
	`note` text,
	`content` text,
	`file_name` text,
	`file_format` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE INDEX `agency_certificates_end` ON `agency_certificates` (`valid_until`);--> statement-breakpoint
CREATE TABLE `legal_drafts` (
	`type` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	PRIMARY KEY(`type`, `language`)
);
--> statement-breakpoint
CREATE TABLE `legal_editions` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`language` text NOT NULL,
	`n` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`source` text NOT NULL,
	`consent_version` text NOT NULL,
	`note` text,
	`effective_from` text NOT NULL,
	`published_at` text NOT NULL,
	`published_by` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `legal_editions_number` ON `legal_editions` (`type`,`language`,`n`);