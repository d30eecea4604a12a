ALTER TABLE `applications` ADD `applied_at` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `cover_letter` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `expected_salary` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `available_date` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `relocate` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `answers` text;--> statement-breakpoint
CREATE INDEX `applications_status` ON `applications` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_unreviewed` ON `applications` (`applied_at`) WHERE "applications"."status" = 'pending' and "applications"."applied_at" is not null;