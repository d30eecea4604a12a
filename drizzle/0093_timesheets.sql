CREATE TABLE `timesheet_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`timesheet_id` text NOT NULL,
	`client_id` text NOT NULL,
	`worked_on` text NOT NULL,
	`hour_type` text NOT NULL,
	`minutes` integer NOT NULL,
	`currency` text NOT NULL,
	`bill_rate_cents` integer NOT NULL,
	`pay_rate_cents` integer NOT NULL,
	`invoice_id` text,
	FOREIGN KEY (`timesheet_id`) REFERENCES `timesheets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `timesheet_lines_sheet` ON `timesheet_lines` (`timesheet_id`);--> statement-breakpoint
CREATE INDEX `timesheet_lines_unbilled` ON `timesheet_lines` (`client_id`,`invoice_id`,`worked_on`);--> statement-breakpoint
CREATE TABLE `timesheets` (
	`id` text PRIMARY KEY NOT NULL,
	`deployment_id` text NOT NULL,
	`week` text NOT NULL,
	`status` text NOT NULL,
	`entries` text NOT NULL,
	`holidays` text NOT NULL,
	`submitted_by` text,
	`submitted_at` text,
	`decided_by` text,
	`decided_at` text,
	`reason` text,
	`proof_file_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`deployment_id`) REFERENCES `deployments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `timesheets_once` ON `timesheets` (`deployment_id`,`week`);--> statement-breakpoint
CREATE INDEX `timesheets_week` ON `timesheets` (`week`,`status`);