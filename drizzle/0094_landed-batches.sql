CREATE TABLE `_writes` (
	`id` text PRIMARY KEY NOT NULL
);
