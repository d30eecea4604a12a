CREATE TABLE `expenses` (
	`id` text PRIMARY KEY NOT NULL,
	`timesheet_id` text NOT NULL,
	`spent_on` text NOT NULL,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`currency` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`kilometres` integer,
	`receipt_file_id` text,
	`client_id` text,
	`pay_cents` integer,
	`cost_cents` integer,
	`bill_cents` integer,
	`invoice_id` text,
	`self_bill_id` text,
	FOREIGN KEY (`timesheet_id`) REFERENCES `timesheets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `expenses_sheet` ON `expenses` (`timesheet_id`);--> statement-breakpoint
CREATE INDEX `expenses_unbilled` ON `expenses` (`client_id`,`invoice_id`,`spent_on`);--> statement-breakpoint
ALTER TABLE `rate_cards` ADD `expenses` text;