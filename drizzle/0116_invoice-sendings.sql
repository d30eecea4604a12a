CREATE TABLE `invoice_sending_items` (
	`id` text PRIMARY KEY NOT NULL,
	`sending_id` text NOT NULL,
	`position` integer NOT NULL,
	`invoice_id` text NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	FOREIGN KEY (`sending_id`) REFERENCES `invoice_sendings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_sending_items_run` ON `invoice_sending_items` (`sending_id`,`position`);--> statement-breakpoint
CREATE INDEX `invoice_sending_items_state` ON `invoice_sending_items` (`sending_id`,`state`,`position`);--> statement-breakpoint
CREATE TABLE `invoice_sendings` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`asked_by` text,
	`asked_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `invoice_sendings_state` ON `invoice_sendings` (`state`,`asked_at`);