ALTER TABLE `invoice_series` ADD `skipped` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_pdf` ON `invoices` (`pdf`);--> statement-breakpoint
CREATE INDEX `invoices_xml` ON `invoices` (`xml`);
--> statement-breakpoint
-- Both forms of an invoice are held for as long as there is a row of it.
DROP VIEW `held_contents`;
--> statement-breakpoint
CREATE VIEW `held_contents` AS SELECT `content` FROM `files` UNION ALL SELECT `content` FROM `communication_files` WHERE `content` IS NOT NULL UNION ALL SELECT `cv_content` FROM `applicants` WHERE `cv_content` IS NOT NULL UNION ALL SELECT `content` FROM `agency_certificates` WHERE `content` IS NOT NULL UNION ALL SELECT `content` FROM `logos` UNION ALL SELECT `pdf` FROM `invoices` UNION ALL SELECT `xml` FROM `invoices`;
