CREATE TABLE `shift_plans` (
	`deployment_id` text PRIMARY KEY NOT NULL,
	`shifts` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`deployment_id`) REFERENCES `deployments`(`id`) ON UPDATE no action ON DELETE cascade
);
