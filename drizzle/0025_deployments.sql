CREATE TABLE `candidate_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text NOT NULL,
	`purpose` text NOT NULL,
	`text_version` text NOT NULL,
	`language` text,
	`channel` text NOT NULL,
	`given_at` text NOT NULL,
	`proof` text,
	`recorded_by` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_by` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_consents_candidate` ON `candidate_consents` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `candidate_identities` (
	`candidate_id` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`expires_on` text,
	`checked_at` text NOT NULL,
	`checked_by` text NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `candidate_certificates_end`;--> statement-breakpoint
ALTER TABLE `candidate_certificates` ADD `proof_file_id` text;--> statement-breakpoint
ALTER TABLE `candidate_certificates` ADD `renewed_by` text;--> statement-breakpoint
ALTER TABLE `candidate_certificates` ADD `let_go_at` text;--> statement-breakpoint
CREATE INDEX `candidate_certificates_end` ON `candidate_certificates` (`expires_on`,`id`) WHERE renewed_by is null and let_go_at is null;--> statement-breakpoint
ALTER TABLE `candidates` ADD `last_contact_at` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `informed_at` text;