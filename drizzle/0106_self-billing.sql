CREATE TABLE `self_bill_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`line_id` text NOT NULL,
	`deployment_id` text NOT NULL,
	`minutes` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `self_bills`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `self_bill_hours_once` ON `self_bill_hours` (`invoice_id`,`line_id`);--> statement-breakpoint
CREATE INDEX `self_bill_hours_line` ON `self_bill_hours` (`line_id`);--> statement-breakpoint
CREATE TABLE `self_billing_suppliers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`candidate_id` text,
	`legal_name` text NOT NULL,
	`street` text NOT NULL,
	`postal_code` text NOT NULL,
	`city` text NOT NULL,
	`country` text,
	`vat_number` text,
	`tax_number` text,
	`registration` text,
	`is_small_business` integer NOT NULL,
	`email` text,
	`phone` text,
	`iban` text,
	`bic` text,
	`peppol_scheme` text,
	`peppol_id` text,
	`syntax` text NOT NULL,
	`language` text NOT NULL,
	`payment_days` integer NOT NULL,
	`agreed_on` text,
	`agreed_until` text,
	`agreement_file_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `self_billing_suppliers_id_unique` ON `self_billing_suppliers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `self_billing_suppliers_candidateId_unique` ON `self_billing_suppliers` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `self_bills` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`n` integer NOT NULL,
	`number` text NOT NULL,
	`credits_id` text,
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
	`version` integer DEFAULT 1 NOT NULL,
	`supplier_id` text NOT NULL,
	`status` text NOT NULL,
	`paid_on` text,
	`kept_until` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `self_bills_id_unique` ON `self_bills` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `self_bills_number_unique` ON `self_bills` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `self_bills_number` ON `self_bills` (`series`,`n`);--> statement-breakpoint
CREATE INDEX `self_bills_supplier` ON `self_bills` (`supplier_id`,`seq`);--> statement-breakpoint
CREATE INDEX `self_bills_status` ON `self_bills` (`status`,`due_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `self_bills_credits` ON `self_bills` (`credits_id`);--> statement-breakpoint
CREATE INDEX `self_bills_kept` ON `self_bills` (`kept_until`);--> statement-breakpoint
CREATE INDEX `self_bills_pdf` ON `self_bills` (`pdf`);--> statement-breakpoint
CREATE INDEX `self_bills_xml` ON `self_bills` (`xml`);--> statement-breakpoint
ALTER TABLE `timesheet_lines` ADD `self_bill_id` text;--> statement-breakpoint
CREATE INDEX `timesheet_lines_unpaid` ON `timesheet_lines` (`self_bill_id`,`worked_on`);
--> statement-breakpoint
-- Made out in somebody's name it stays as it is; only what became of it moves on, until the law's years are over.
CREATE TRIGGER `self_bills_unchanged` BEFORE UPDATE OF `seq`, `id`, `kind`, `series`, `n`, `number`, `supplier_id`, `credits_id`, `issued_on`, `due_on`, `period_from`, `period_to`, `currency`, `net_cents`, `vat_cents`, `gross_cents`, `minutes`, `reference`, `syntax`, `content`, `pdf`, `xml`, `checksum`, `issued_by`, `issued_at`, `kept_until` ON `self_bills`
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
CREATE TRIGGER `self_bills_kept` BEFORE DELETE ON `self_bills`
WHEN OLD.`kept_until` >= date('now')
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
CREATE TRIGGER `self_bill_hours_unchanged` BEFORE UPDATE ON `self_bill_hours`
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
CREATE TRIGGER `self_bill_hours_kept` BEFORE DELETE ON `self_bill_hours`
WHEN (SELECT `kept_until` FROM `self_bills` WHERE `id` = OLD.`invoice_id`) >= date('now')
BEGIN
  SELECT RAISE(ABORT, 'an issued invoice never changes');
END;--> statement-breakpoint
-- The number of an invoice is the one that its series has just come to.
CREATE TRIGGER `self_bills_in_line` BEFORE INSERT ON `self_bills`
WHEN NEW.`n` IS NOT (SELECT `last` FROM `invoice_series` WHERE `name` = NEW.`series`)
BEGIN
  SELECT RAISE(ABORT, 'a number would be left out');
END;--> statement-breakpoint
-- Both forms of an invoice are held for as long as there is a row of it.
DROP VIEW `held_contents`;--> statement-breakpoint
CREATE VIEW `held_contents` AS SELECT `content` FROM `files` UNION ALL SELECT `content` FROM `communication_files` WHERE `content` IS NOT NULL UNION ALL SELECT `cv_content` FROM `applicants` WHERE `cv_content` IS NOT NULL UNION ALL SELECT `content` FROM `agency_certificates` WHERE `content` IS NOT NULL UNION ALL SELECT `content` FROM `logos` UNION ALL SELECT `pdf` FROM `invoices` UNION ALL SELECT `xml` FROM `invoices` UNION ALL SELECT `pdf` FROM `self_bills` UNION ALL SELECT `xml` FROM `self_bills`;
