ALTER TABLE `matched_jobs` ADD `inputs_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `matched_jobs` ADD `analyser` text DEFAULT '' NOT NULL;