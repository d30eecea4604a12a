ALTER TABLE `candidates` ADD `turned_down_until` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `retention_days` integer;