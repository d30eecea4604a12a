CREATE TABLE `approval_links` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`client_id` text NOT NULL,
	`site_id` text,
	`rank` integer NOT NULL,
	`contact_id` text NOT NULL,
	`week` text NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`letter_id` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` text NOT NULL,
	`opened_at` text,
	`revoked_at` text,
	`next_at` text,
	`next_kind` text,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approval_links_tokenHash_unique` ON `approval_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `approval_links_week` ON `approval_links` (`week`,`client_id`);--> statement-breakpoint
CREATE INDEX `approval_links_due` ON `approval_links` (`next_at`);--> statement-breakpoint
CREATE TABLE `timesheet_approvers` (
	`client_id` text PRIMARY KEY NOT NULL,
	`approvers` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `timesheet_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`timesheet_id` text NOT NULL,
	`link_id` text NOT NULL,
	`at` text NOT NULL,
	`verdict` text NOT NULL,
	`contact_id` text,
	`contact_name` text,
	`reason` text,
	`network` text NOT NULL,
	`shown_hash` text NOT NULL,
	`minutes` integer NOT NULL,
	FOREIGN KEY (`timesheet_id`) REFERENCES `timesheets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `timesheet_decisions_sheet` ON `timesheet_decisions` (`timesheet_id`);--> statement-breakpoint
CREATE INDEX `timesheet_decisions_contact` ON `timesheet_decisions` (`contact_id`);--> statement-breakpoint
CREATE TRIGGER `timesheet_decisions_no_update` BEFORE UPDATE ON `timesheet_decisions`
WHEN NOT (
  (NEW.`contact_id` IS OLD.`contact_id` OR NEW.`contact_id` IS NULL)
  AND (NEW.`contact_name` IS OLD.`contact_name` OR NEW.`contact_name` IS NULL)
  AND (NEW.`reason` IS OLD.`reason` OR NEW.`reason` IS NULL)
  AND NEW.`id` = OLD.`id` AND NEW.`timesheet_id` = OLD.`timesheet_id` AND NEW.`link_id` = OLD.`link_id`
  AND NEW.`at` = OLD.`at` AND NEW.`verdict` = OLD.`verdict` AND NEW.`network` = OLD.`network`
  AND NEW.`shown_hash` = OLD.`shown_hash` AND NEW.`minutes` = OLD.`minutes`
)
BEGIN SELECT raise(ABORT, 'The decisions cannot be changed.'); END;
--> statement-breakpoint
CREATE TRIGGER `timesheet_decisions_no_delete` BEFORE DELETE ON `timesheet_decisions`
WHEN EXISTS (SELECT 1 FROM `timesheet_lines` WHERE `timesheet_id` = OLD.`timesheet_id`)
BEGIN SELECT raise(ABORT, 'The decisions cannot be shortened.'); END;
