CREATE TABLE `independence_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`deployment_id` text NOT NULL,
	`candidate_id` text,
	`answers` text NOT NULL,
	`risk` text NOT NULL,
	`note` text,
	`end_date` text,
	`by` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`deployment_id`) REFERENCES `deployments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `independence_checks_deployment` ON `independence_checks` (`deployment_id`,`at`);--> statement-breakpoint
CREATE INDEX `independence_checks_candidate` ON `independence_checks` (`candidate_id`);