CREATE TABLE `own_page_links` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`locale` text NOT NULL,
	`letter_id` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` text NOT NULL,
	`opened_at` text,
	`ended_at` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_page_links_tokenHash_unique` ON `own_page_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `own_page_links_candidate` ON `own_page_links` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `own_page_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text NOT NULL,
	`kind` text NOT NULL,
	`about_id` text DEFAULT '' NOT NULL,
	`words` text,
	`at` text NOT NULL,
	`settled_at` text,
	`settled_by` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_page_requests_candidate` ON `own_page_requests` (`candidate_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `own_page_requests_open` ON `own_page_requests` (`candidate_id`,`kind`,`about_id`) WHERE settled_at is null;