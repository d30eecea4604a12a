DROP INDEX `letters_queue`;--> statement-breakpoint
CREATE INDEX `letters_queue` ON `letters` (`state`,`purpose`,`next_at`);--> statement-breakpoint
DROP INDEX `projects_client`;--> statement-breakpoint
CREATE INDEX `projects_client` ON `projects` (`client_id`,"archived_at" is not null,"created_at" desc,"seq" desc);