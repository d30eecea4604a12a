CREATE TABLE `deployment_feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`deployment_id` text NOT NULL,
	`moment` text NOT NULL,
	`party` text NOT NULL,
	`score` integer NOT NULL,
	`text` text,
	`by` text,
	`at` text NOT NULL,
	FOREIGN KEY (`deployment_id`) REFERENCES `deployments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deployment_feedback_form` ON `deployment_feedback` (`deployment_id`,`moment`,`party`);--> statement-breakpoint
CREATE INDEX `deployment_feedback_at` ON `deployment_feedback` (`at`);