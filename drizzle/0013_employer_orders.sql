DROP INDEX `employers_open`;--> statement-breakpoint
DROP INDEX `employers_newest`;--> statement-breakpoint
CREATE INDEX `employers_open` ON `employers` (`open_ads`,`seq`);--> statement-breakpoint
CREATE INDEX `employers_newest` ON `employers` (`newest_at`);