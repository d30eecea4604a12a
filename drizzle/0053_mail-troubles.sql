PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_mail_troubles` (
	`id` integer PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`sentence` text NOT NULL,
	`at` text NOT NULL,
	`wait_until` text NOT NULL,
	CONSTRAINT "mail_troubles_of" CHECK("__new_mail_troubles"."id" in (1, 2))
);
--> statement-breakpoint
INSERT INTO `__new_mail_troubles`("id", "failures", "sentence", "at", "wait_until") SELECT "id", "failures", "sentence", "at", "wait_until" FROM `mail_troubles`;--> statement-breakpoint
DROP TABLE `mail_troubles`;--> statement-breakpoint
ALTER TABLE `__new_mail_troubles` RENAME TO `mail_troubles`;--> statement-breakpoint
PRAGMA foreign_keys=ON;