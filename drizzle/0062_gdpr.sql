CREATE TABLE `gdpr_erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`reason` text,
	`origin` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`activity_id` text NOT NULL,
	`requested_at` text NOT NULL,
	`requested_by` text NOT NULL,
	`due_on` text NOT NULL,
	`identity_how` text,
	`identity_at` text,
	`identity_by` text,
	`quarantine_until` text NOT NULL,
	`confirmed_at` text,
	`confirmed_by` text,
	`ended_at` text,
	`marks` text,
	`receipt` text,
	`trouble` text
);
--> statement-breakpoint
CREATE INDEX `gdpr_erasures_status` ON `gdpr_erasures` (`status`,`quarantine_until`);--> statement-breakpoint
CREATE UNIQUE INDEX `gdpr_erasures_open` ON `gdpr_erasures` (`entity_id`) WHERE status in ('waiting', 'confirmed', 'erasing');--> statement-breakpoint
CREATE TABLE `gdpr_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`bytes` integer,
	`requested_at` text NOT NULL,
	`requested_by` text NOT NULL,
	`expires_at` text
);
--> statement-breakpoint
CREATE INDEX `gdpr_exports_state` ON `gdpr_exports` (`state`);--> statement-breakpoint
CREATE TABLE `gdpr_holds` (
	`id` text PRIMARY KEY NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`reason` text NOT NULL,
	`until` text NOT NULL,
	`placed_at` text NOT NULL,
	`placed_by` text NOT NULL,
	`lifted_at` text
);
--> statement-breakpoint
CREATE INDEX `gdpr_holds_entity` ON `gdpr_holds` (`entity_id`);--> statement-breakpoint
CREATE TABLE `gdpr_purge_confirmations` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `gdpr_purges` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`outcome` text NOT NULL,
	`due` integer NOT NULL,
	`erased` integer NOT NULL
);
