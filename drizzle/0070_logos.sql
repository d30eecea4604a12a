CREATE TABLE `access_links` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text,
	`email` text,
	`role` text,
	`locale` text NOT NULL,
	`mark` text,
	`letter_id` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`ends_at` text NOT NULL,
	`used_at` text,
	`withdrawn_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_links_tokenHash_unique` ON `access_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `access_links_email` ON `access_links` (`email`);--> statement-breakpoint
CREATE INDEX `access_links_user` ON `access_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `access_links_letter` ON `access_links` (`letter_id`);--> statement-breakpoint
CREATE TABLE `hand_overs` (
	`id` text PRIMARY KEY NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`given` text NOT NULL,
	`undone_at` text
);
--> statement-breakpoint
CREATE TABLE `backup_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`name` text,
	`step` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	`started_by` text NOT NULL,
	`sentence` text,
	`ms` integer
);
--> statement-breakpoint
CREATE INDEX `backup_runs_name` ON `backup_runs` (`name`,`kind`);--> statement-breakpoint
CREATE TABLE `board_packs` (
	`id` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`choice` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`tabs` text NOT NULL,
	`locale` text NOT NULL,
	`mailing` text,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`bytes` integer,
	`paper` text,
	`requested_at` text NOT NULL,
	`requested_by` text NOT NULL,
	`expires_at` text
);
--> statement-breakpoint
CREATE INDEX `board_packs_state` ON `board_packs` (`state`);--> statement-breakpoint
CREATE INDEX `board_packs_by` ON `board_packs` (`requested_by`,`requested_at`);--> statement-breakpoint
CREATE TABLE `report_mailings` (
	`key` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`readers` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `report_readers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`cadence` text NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `logos` (
	`content` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`added_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `candidate_ends` (
	`day` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `candidate_standings` (
	`is_consented` integer NOT NULL,
	`is_complete` integer NOT NULL,
	`awaits_notice` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`is_consented`, `is_complete`, `awaits_notice`)
);
--> statement-breakpoint
CREATE TABLE `dashboard_layouts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`layout` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stage_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`stages` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `address_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`asked_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profile_pictures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`added_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profile_pictures_name_unique` ON `profile_pictures` (`name`);--> statement-breakpoint
CREATE INDEX `profile_pictures_removed` ON `profile_pictures` (`removed_at`);--> statement-breakpoint
CREATE TABLE `api_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`hint` text NOT NULL,
	`scopes` text NOT NULL,
	`created_by` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`last_used_at` text,
	`revoked_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_hash_unique` ON `api_tokens` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_name` ON `api_tokens` (`name`) WHERE "api_tokens"."revoked_at" is null;--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`user_id` text,
	`outcome` text NOT NULL,
	`network` text NOT NULL,
	`device` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_ins_user` ON `sign_ins` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `sign_ins_at` ON `sign_ins` (`at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`news_seq` integer,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`status` integer,
	`reason` text,
	`ms` integer,
	`created_at` text NOT NULL,
	`settled_at` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`webhook_id`,`news_seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_queue` ON `webhook_deliveries` (`webhook_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_settled` ON `webhook_deliveries` (`settled_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`is_on` integer NOT NULL,
	`stopped_because` text,
	`cursor` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`last_delivered_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `letters` ADD `sealed` text;--> statement-breakpoint
ALTER TABLE `schedule_runs` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `network` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `density` text DEFAULT 'cozy' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `has_single_keys` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `title` text;--> statement-breakpoint
ALTER TABLE `users` ADD `last_sign_in_at` text;--> statement-breakpoint
CREATE INDEX `record_history_by` ON `record_history` (`by`,`seq`) WHERE "record_history"."by" is not null;--> statement-breakpoint
-- What one is called moves to the person.
UPDATE `users` SET `title` = (SELECT `title` FROM `expertise` WHERE `expertise`.`user_id` = `users`.`id`);--> statement-breakpoint
ALTER TABLE `expertise` DROP COLUMN `title`;--> statement-breakpoint
-- A logo is held too; once it is let go its bytes may leave the disk.
DROP VIEW `held_contents`;
--> statement-breakpoint
CREATE VIEW `held_contents` AS SELECT `content` FROM `files` UNION ALL SELECT `content` FROM `communication_files` WHERE `content` IS NOT NULL UNION ALL SELECT `cv_content` FROM `applicants` WHERE `cv_content` IS NOT NULL UNION ALL SELECT `content` FROM `agency_certificates` WHERE `content` IS NOT NULL UNION ALL SELECT `content` FROM `logos`;
--> statement-breakpoint
CREATE TRIGGER `logos_let_go` AFTER DELETE ON `logos` WHEN NOT EXISTS (SELECT 1 FROM `held_contents` WHERE `content` = old.`content`) BEGIN
  INSERT OR IGNORE INTO `file_leftovers` (`content`) VALUES (old.`content`);
END;
