CREATE TABLE `ledger_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`accounts` text NOT NULL,
	`postings` integer NOT NULL,
	`added` integer NOT NULL,
	`late` integer NOT NULL,
	`left_out` integer NOT NULL,
	`checksum` text NOT NULL,
	`exported_by` text,
	`exported_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_exports_at` ON `ledger_exports` (`exported_at`);--> statement-breakpoint
CREATE TABLE `bank_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`statement_id` text NOT NULL,
	`booked_on` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`payer_name` text,
	`payer_iban` text,
	`references` text NOT NULL,
	`text` text NOT NULL,
	`booked_cents` integer DEFAULT 0 NOT NULL,
	`dismissed_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`statement_id`) REFERENCES `bank_statements`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_entries_key` ON `bank_entries` (`key`);--> statement-breakpoint
CREATE INDEX `bank_entries_statement` ON `bank_entries` (`statement_id`);--> statement-breakpoint
CREATE INDEX `bank_entries_open` ON `bank_entries` (`booked_on`) WHERE "dismissed_reason" is null and "booked_cents" <> "cents";--> statement-breakpoint
CREATE TABLE `bank_statements` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`account` text NOT NULL,
	`currency` text NOT NULL,
	`closed_on` text,
	`incoming` integer NOT NULL,
	`outgoing` integer NOT NULL,
	`pending` integer NOT NULL,
	`is_balanced` integer,
	`imported_by` text,
	`imported_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bank_statements_imported` ON `bank_statements` (`imported_at`);--> statement-breakpoint
CREATE TABLE `payer_accounts` (
	`iban` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`learned_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`kind` text NOT NULL,
	`entry_id` text,
	`undoes_id` text,
	`cents` integer NOT NULL,
	`paid_on` text NOT NULL,
	`ground` text,
	`reason` text,
	`booked_by` text,
	`booked_at` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`entry_id`) REFERENCES `bank_entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_invoice` ON `payments` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `payments_entry` ON `payments` (`entry_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_undone` ON `payments` (`undoes_id`);--> statement-breakpoint
CREATE INDEX `payments_day` ON `payments` (`paid_on`);--> statement-breakpoint
CREATE TABLE `payment_reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`level` integer NOT NULL,
	`sent_on` text NOT NULL,
	`letter_id` text NOT NULL,
	`sent_by` text,
	`sent_at` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reminders_once` ON `payment_reminders` (`invoice_id`,`level`);--> statement-breakpoint
CREATE TABLE `reminder_holds` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`until` text,
	`held_by` text,
	`held_at` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reminder_rules` (
	`client_id` text PRIMARY KEY NOT NULL,
	`is_off` integer NOT NULL,
	`first_days` integer NOT NULL,
	`second_days` integer NOT NULL,
	`third_days` integer NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
