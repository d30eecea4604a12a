CREATE TABLE `forgotten_self_bills` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`minutes` integer NOT NULL,
	`checksum` text NOT NULL,
	`forgotten_on` text NOT NULL
);
