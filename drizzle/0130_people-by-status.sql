DROP INDEX `applications_candidate`;--> statement-breakpoint
CREATE INDEX `applications_candidate` ON `applications` (`candidate_id`,`status`);--> statement-breakpoint
DROP INDEX `deployments_candidate`;--> statement-breakpoint
CREATE INDEX `deployments_candidate` ON `deployments` (`candidate_id`,`status`,`end_date`);