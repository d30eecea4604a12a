CREATE TABLE `record_owners` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`record_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `record_owners_user` ON `record_owners` (`user_id`,`kind`,`record_id`);