CREATE TABLE `billing_details` (
	`client_id` text PRIMARY KEY NOT NULL,
	`legal_name` text NOT NULL,
	`street` text NOT NULL,
	`postal_code` text NOT NULL,
	`city` text NOT NULL,
	`country` text,
	`vat_number` text,
	`registration` text,
	`email` text,
	`buyer_reference` text,
	`order_number` text,
	`orders` text NOT NULL,
	`peppol_scheme` text,
	`peppol_id` text,
	`syntax` text NOT NULL,
	`grouping` text NOT NULL,
	`language` text NOT NULL,
	`payment_days` integer NOT NULL,
	`blocked_percent` integer,
	`reverse_charge_reason` text,
	`confirmed_by` text,
	`confirmed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `billing_permissions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`given_by` text,
	`given_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `billing_run_items` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`client_id` text NOT NULL,
	`draft` text NOT NULL,
	`fingerprint` text NOT NULL,
	`state` text NOT NULL,
	`invoice_id` text,
	`reason` text,
	FOREIGN KEY (`run_id`) REFERENCES `billing_runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_run_items_run` ON `billing_run_items` (`run_id`,`position`);--> statement-breakpoint
CREATE TABLE `billing_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`issued_on` text NOT NULL,
	`state` text NOT NULL,
	`asked_by` text,
	`asked_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `billing_runs_state` ON `billing_runs` (`state`,`asked_at`);--> statement-breakpoint
CREATE TABLE `hour_write_offs` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`minutes` integer NOT NULL,
	`reason` text NOT NULL,
	`written_off_by` text,
	`written_off_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoice_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`line_id` text NOT NULL,
	`deployment_id` text NOT NULL,
	`minutes` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_hours_once` ON `invoice_hours` (`invoice_id`,`line_id`);--> statement-breakpoint
CREATE INDEX `invoice_hours_line` ON `invoice_hours` (`line_id`);--> statement-breakpoint
CREATE INDEX `invoice_hours_deployment` ON `invoice_hours` (`deployment_id`);--> statement-breakpoint
CREATE TABLE `invoice_series` (
	`name` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL,
	`is_doubted` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`n` integer NOT NULL,
	`number` text NOT NULL,
	`client_id` text NOT NULL,
	`credits_id` text,
	`run_id` text,
	`issued_on` text NOT NULL,
	`due_on` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`currency` text NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`gross_cents` integer NOT NULL,
	`minutes` integer NOT NULL,
	`reference` text NOT NULL,
	`syntax` text NOT NULL,
	`content` text NOT NULL,
	`pdf` text NOT NULL,
	`xml` text NOT NULL,
	`checksum` text NOT NULL,
	`issued_by` text,
	`issued_at` text NOT NULL,
	`status` text NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_id_unique` ON `invoices` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number_unique` ON `invoices` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`series`,`n`);--> statement-breakpoint
CREATE INDEX `invoices_client` ON `invoices` (`client_id`,`seq`);--> statement-breakpoint
CREATE INDEX `invoices_status` ON `invoices` (`status`,`due_on`);--> statement-breakpoint
CREATE INDEX `invoices_reference` ON `invoices` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_credits` ON `invoices` (`credits_id`);
--> statement-breakpoint
-- Issued, an invoice stays as it is; only what was paid of it moves on.
CREATE TRIGGER `invoices_unchanged` BEFORE UPDATE OF `seq`, `id`, `kind`, `series`, `n`, `number`, `client_id`, `credits_id`, `run_id`, `issued_on`, `due_on`, `period_from`, `period_to`, `currency`, `net_cents`, `vat_cents`, `gross_cents`, `minutes`, `reference`, `syntax`, `content`, `pdf`, `xml`, `checksum`, `issued_by`, `issued_at` ON `invoices`
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
CREATE TRIGGER `invoices_kept` BEFORE DELETE ON `invoices`
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
CREATE TRIGGER `invoice_hours_unchanged` BEFORE UPDATE ON `invoice_hours`
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
CREATE TRIGGER `invoice_hours_kept` BEFORE DELETE ON `invoice_hours`
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
-- The number of an invoice is the one that its series has just come to.
CREATE TRIGGER `invoices_in_line` BEFORE INSERT ON `invoices`
WHEN NEW.`n` IS NOT (SELECT `last` FROM `invoice_series` WHERE `name` = NEW.`series`)
BEGIN
  SELECT RAISE(ABORT, 'a number would be left out');
END;--> statement-breakpoint
-- A series leaves numbers out only after a restore, when somebody has said which were given.
CREATE TRIGGER `invoice_series_in_line` BEFORE UPDATE OF `last` ON `invoice_series`
WHEN NEW.`last` <> OLD.`last` + 1 AND (OLD.`is_doubted` = 0 OR NEW.`last` < OLD.`last`)
BEGIN
  SELECT RAISE(ABORT, 'a number would be left out');
END;
