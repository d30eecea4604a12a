CREATE TABLE `audit_seals` (
	`up_to` integer PRIMARY KEY NOT NULL,
	`after` integer NOT NULL,
	`at` text NOT NULL,
	`mac` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_seals_after_unique` ON `audit_seals` (`after`);--> statement-breakpoint
CREATE TABLE `rule_overrides` (
	`id` text PRIMARY KEY NOT NULL,
	`rule_id` text NOT NULL,
	`values` text NOT NULL,
	`reason` text NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`ended_at` text,
	`ended_by` text
);
--> statement-breakpoint
CREATE INDEX `rule_overrides_rule` ON `rule_overrides` (`rule_id`,`ended_at`);--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `stamp` text DEFAULT '' NOT NULL;