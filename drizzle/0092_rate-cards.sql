CREATE TABLE `rate_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text,
	`project_id` text,
	`deployment_id` text,
	`valid_from` text NOT NULL,
	`valid_to` text,
	`currency` text NOT NULL,
	`rates` text NOT NULL,
	`rules` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deployment_id`) REFERENCES `deployments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rate_cards_client` ON `rate_cards` (`client_id`,`valid_from`);--> statement-breakpoint
CREATE INDEX `rate_cards_project` ON `rate_cards` (`project_id`,`valid_from`);--> statement-breakpoint
CREATE INDEX `rate_cards_deployment` ON `rate_cards` (`deployment_id`,`valid_from`);