ALTER TABLE `interview_letters` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `interview_letters` ADD `answered_at` text;