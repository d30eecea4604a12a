CREATE TABLE `legal_grounds` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text NOT NULL,
	`purpose` text NOT NULL,
	`basis` text NOT NULL,
	`note` text NOT NULL,
	`since` text NOT NULL,
	`until` text,
	`recorded_at` text NOT NULL,
	`recorded_by` text NOT NULL,
	`ended_at` text,
	`ended_by` text
);
--> statement-breakpoint
CREATE INDEX `legal_grounds_candidate` ON `legal_grounds` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `restrictions` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text NOT NULL,
	`ground` text NOT NULL,
	`note` text,
	`was_archived` integer NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`lifted_at` text,
	`lifted_by` text
);
--> statement-breakpoint
CREATE INDEX `restrictions_candidate` ON `restrictions` (`candidate_id`);--> statement-breakpoint
ALTER TABLE `candidates` ADD `restricted_at` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `objected_at` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `ground_until` text;