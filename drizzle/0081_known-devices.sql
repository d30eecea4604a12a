CREATE TABLE `delays` (
	`key` text PRIMARY KEY NOT NULL,
	`level` real NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `delays_at` ON `delays` (`at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`id_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	PRIMARY KEY(`id_hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`,`last_used_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `device_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `attempts_since` ON `attempts` (`since`);