CREATE TABLE `mail_troubles` (
	`id` integer PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`sentence` text NOT NULL,
	`at` text NOT NULL,
	`wait_until` text NOT NULL,
	CONSTRAINT "mail_troubles_single" CHECK("mail_troubles"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE `interview_people` ADD `position` integer NOT NULL;--> statement-breakpoint
CREATE INDEX `letters_message` ON `letters` (`message_id`);