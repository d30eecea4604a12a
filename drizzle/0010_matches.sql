CREATE TABLE `match_news` (
	`job_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`job_id`, `candidate_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `match_news_candidate` ON `match_news` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `matched_candidates` (
	`candidate_id` text PRIMARY KEY NOT NULL,
	`candidate_version` integer NOT NULL,
	`version` text NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `matched_jobs` (
	`job_id` text PRIMARY KEY NOT NULL,
	`job_version` integer NOT NULL,
	`analysed_at` text NOT NULL,
	`version` text NOT NULL,
	`demand` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `matches` (
	`job_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`score` integer NOT NULL,
	`confidence` real NOT NULL,
	`parts` text NOT NULL,
	`version` text NOT NULL,
	`inputs_hash` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`job_id`, `candidate_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `matches_candidate` ON `matches` (`candidate_id`);