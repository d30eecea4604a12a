CREATE TABLE `ai_wordings` (
	`key` text PRIMARY KEY NOT NULL,
	`words` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ai_wordings_at` ON `ai_wordings` (`at`);