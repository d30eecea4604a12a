DROP INDEX `jobs_class`;--> statement-breakpoint
CREATE INDEX `jobs_class` ON `jobs` (`status`,`class`,`source_type`,`country`,`seq`);--> statement-breakpoint
CREATE INDEX `candidates_names_there` ON `candidates` (`place_key`,`name_key`);