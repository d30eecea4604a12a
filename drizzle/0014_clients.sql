CREATE TABLE `client_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`title` text,
	`email` text,
	`phone` text,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `client_contacts_client` ON `client_contacts` (`client_id`,`position`);--> statement-breakpoint
CREATE TABLE `client_history` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` text NOT NULL,
	`at` text NOT NULL,
	`event` text NOT NULL,
	`by` text,
	`reason` text,
	`changes` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `client_history_client` ON `client_history` (`client_id`);--> statement-breakpoint
CREATE TABLE `client_sites` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`street` text,
	`city` text,
	`country` text,
	`latitude` real,
	`longitude` real,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `client_sites_client` ON `client_sites` (`client_id`,`position`);--> statement-breakpoint
CREATE TABLE `clients` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`industry` text,
	`status` text DEFAULT 'prospect' NOT NULL,
	`website` text,
	`website_key` text,
	`value_cents` integer,
	`tier_override` text,
	`tier_reason` text,
	`description` text,
	`vat_number` text,
	`kvk_number` text,
	`payment_days` integer,
	`fee_kind` text,
	`fee_percent` real,
	`fee_note` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_id_unique` ON `clients` (`id`);--> statement-breakpoint
CREATE INDEX `clients_date` ON `clients` ("archived_at" is not null,"created_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `clients_name` ON `clients` ("archived_at" is not null,`name_key`,`seq`);--> statement-breakpoint
CREATE INDEX `clients_same_name` ON `clients` (`name_key`);--> statement-breakpoint
CREATE INDEX `clients_website` ON `clients` (`website_key`);