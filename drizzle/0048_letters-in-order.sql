PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_letters` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`once_key` text NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`to_name` text NOT NULL,
	`to_address` text NOT NULL,
	`to_hash` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`calendar` text,
	`attachments` text NOT NULL,
	`headers` text NOT NULL,
	`reply_to` text,
	`in_reply_to` text,
	`references` text NOT NULL,
	`record_kind` text,
	`record_id` text,
	`state` text NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text NOT NULL,
	`started_at` text,
	`message_id` text,
	`sent_at` text,
	`created_by` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_letters`("seq", "id", "once_key", "purpose", "user_id", "to_name", "to_address", "to_hash", "subject", "text", "html", "calendar", "attachments", "headers", "reply_to", "in_reply_to", "references", "record_kind", "record_id", "state", "reason", "attempts", "next_at", "started_at", "message_id", "sent_at", "created_by", "created_at", "changed_at") SELECT "seq", "id", "once_key", "purpose", "user_id", "to_name", "to_address", "to_hash", "subject", "text", "html", "calendar", "attachments", "headers", "reply_to", "in_reply_to", "references", "record_kind", "record_id", "state", "reason", "attempts", "next_at", "started_at", "message_id", "sent_at", "created_by", "created_at", "changed_at" FROM `letters`;--> statement-breakpoint
DROP TABLE `letters`;--> statement-breakpoint
ALTER TABLE `__new_letters` RENAME TO `letters`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `letters_id_unique` ON `letters` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `letters_onceKey_unique` ON `letters` (`once_key`);--> statement-breakpoint
CREATE INDEX `letters_queue` ON `letters` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `letters_states` ON `letters` (`state`,`seq`);--> statement-breakpoint
CREATE INDEX `letters_sent` ON `letters` (`sent_at`);--> statement-breakpoint
CREATE INDEX `letters_record` ON `letters` (`record_id`,`record_kind`);--> statement-breakpoint
CREATE INDEX `letters_to` ON `letters` (`to_hash`);--> statement-breakpoint
CREATE INDEX `letters_user` ON `letters` (`user_id`);--> statement-breakpoint
CREATE INDEX `letters_message` ON `letters` (`message_id`);