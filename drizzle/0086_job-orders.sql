CREATE TABLE `job_orders` (
	`job_id` text PRIMARY KEY NOT NULL,
	`client_id` text,
	`contact_id` text,
	`seats` integer,
	`rate_cents` integer,
	`rate_currency` text NOT NULL,
	`rate_period` text NOT NULL,
	`starts_on` text,
	`contract` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `job_orders_client` ON `job_orders` (`client_id`);