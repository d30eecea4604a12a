CREATE TABLE `certificate_reminders` (
	`certificate_id` text NOT NULL,
	`threshold` integer NOT NULL,
	`expires_on` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`certificate_id`, `threshold`, `expires_on`),
	FOREIGN KEY (`certificate_id`) REFERENCES `candidate_certificates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `candidate_certificates_end`;--> statement-breakpoint
CREATE INDEX `candidate_certificates_end` ON `candidate_certificates` (`expires_on`) WHERE renewed_by is null and let_go_at is null;