CREATE TABLE `inbox_reading` (
	`id` integer PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`validity` text NOT NULL,
	`last_uid` integer NOT NULL,
	`since` text NOT NULL,
	`checked_at` text NOT NULL,
	`filed` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`refusal` text
);
--> statement-breakpoint
CREATE TABLE `inbox_trouble` (
	`id` integer PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`sentence` text NOT NULL,
	`at` text NOT NULL,
	`wait_until` text NOT NULL
);
