ALTER TABLE `expenses` ADD `per_euro` real;--> statement-breakpoint
ALTER TABLE `expenses` ADD `rated_on` text;