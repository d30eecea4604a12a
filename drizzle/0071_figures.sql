CREATE INDEX `gdpr_activities_created` ON `gdpr_activities` (`created_at`,`type`);--> statement-breakpoint
CREATE INDEX `candidates_created` ON `candidates` (`created_at`,`origin`,`archived_at`);--> statement-breakpoint
CREATE INDEX `project_steps_at` ON `project_steps` (`at`,`entry_id`,`seq`);