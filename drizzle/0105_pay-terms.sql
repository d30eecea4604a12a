CREATE TABLE `pay_exceptions` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`client_id` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`reason` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` text NOT NULL,
	`settled_by` text,
	`settled_at` text,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pay_exceptions_subject` ON `pay_exceptions` (`subject_id`,`fingerprint`);--> statement-breakpoint
CREATE TABLE `pay_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`site_id` text,
	`scale` text NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text,
	`currency` text NOT NULL,
	`hour_cents` integer NOT NULL,
	`surcharges` text NOT NULL,
	`others` text NOT NULL,
	`clause` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pay_terms_client` ON `pay_terms` (`client_id`,`valid_from`);--> statement-breakpoint
ALTER TABLE `rate_cards` ADD `pay_scale` text;