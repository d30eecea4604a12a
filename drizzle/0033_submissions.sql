CREATE TABLE `candidate_arrivals` (
	`day` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `candidate_counts` (
	`archived` integer NOT NULL,
	`status` text NOT NULL,
	`country` text NOT NULL,
	`role` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`archived`, `status`, `country`, `role`)
);
--> statement-breakpoint
CREATE TABLE `document_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`revision` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`pdf_file_id` text NOT NULL,
	`docx_file_id` text NOT NULL,
	`at` text NOT NULL,
	`by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_revisions_once` ON `document_revisions` (`document_id`,`revision`);--> statement-breakpoint
CREATE TABLE `document_templates` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`language` text NOT NULL,
	`contract_type` text,
	`country` text,
	`name` text NOT NULL,
	`body` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_templates_id_unique` ON `document_templates` (`id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`candidate_id` text,
	`type` text NOT NULL,
	`language` text NOT NULL,
	`template_id` text,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`year` integer,
	`n` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`sent_at` text,
	`sent_note` text,
	`signed_at` text,
	`signed_file_id` text,
	`reason` text,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_id_unique` ON `documents` (`id`);--> statement-breakpoint
CREATE INDEX `documents_record` ON `documents` (`record_id`,`kind`);--> statement-breakpoint
CREATE INDEX `documents_candidate` ON `documents` (`candidate_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number` ON `documents` (`year`,`n`);--> statement-breakpoint
CREATE TABLE `shortlist_entries` (
	`shortlist_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`shortlist_id`, `candidate_id`),
	FOREIGN KEY (`shortlist_id`) REFERENCES `shortlists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shortlist_entries_candidate` ON `shortlist_entries` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `shortlist_feedback` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shortlist_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`at` text NOT NULL,
	`verdict` text NOT NULL,
	`reason` text,
	`comment` text,
	FOREIGN KEY (`shortlist_id`) REFERENCES `shortlists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shortlist_feedback_shortlist` ON `shortlist_feedback` (`shortlist_id`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `shortlist_feedback_candidate` ON `shortlist_feedback` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `shortlist_views` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shortlist_id` text NOT NULL,
	`at` text NOT NULL,
	`network` text NOT NULL,
	FOREIGN KEY (`shortlist_id`) REFERENCES `shortlists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shortlist_views_shortlist` ON `shortlist_views` (`shortlist_id`);--> statement-breakpoint
CREATE TABLE `shortlists` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`message` text,
	`is_named` integer NOT NULL,
	`locale` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shortlists_tokenHash_unique` ON `shortlists` (`token_hash`);--> statement-breakpoint
CREATE INDEX `shortlists_project` ON `shortlists` (`project_id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`event` text NOT NULL,
	`project_id` text NOT NULL,
	`client_id` text NOT NULL,
	`candidate_id` text,
	`confirmed_on` text,
	`way` text,
	`is_named` integer,
	`candidate_version` integer,
	`page_hash` text,
	`note` text,
	`takes_back` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_id_unique` ON `submissions` (`id`);--> statement-breakpoint
CREATE INDEX `submissions_project` ON `submissions` (`project_id`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_client` ON `submissions` (`client_id`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_candidate` ON `submissions` (`candidate_id`);--> statement-breakpoint
DROP INDEX `candidates_date`;--> statement-breakpoint
DROP INDEX `candidates_updated`;--> statement-breakpoint
DROP INDEX `candidates_name`;--> statement-breakpoint
CREATE INDEX `candidates_newest` ON `candidates` ("archived_at" is not null,"seq" desc,`status`,`country`,`role`);--> statement-breakpoint
CREATE INDEX `candidates_updated` ON `candidates` ("archived_at" is not null,"updated_at" desc,"seq" desc,`status`,`country`,`role`);--> statement-breakpoint
CREATE INDEX `candidates_name` ON `candidates` ("archived_at" is not null,`name_key`,`seq`,`status`,`country`,`role`);