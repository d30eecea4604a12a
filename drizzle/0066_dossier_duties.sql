CREATE TABLE `dossier_duties` (
	`id` text PRIMARY KEY NOT NULL,
	`deployment_id` text NOT NULL,
	`candidate_id` text,
	`duty` text NOT NULL,
	`state` text NOT NULL,
	`done_on` text,
	`reference` text,
	`note` text,
	`told` text NOT NULL,
	`by` text NOT NULL,
	`at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`deployment_id`) REFERENCES `deployments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dossier_duties_one` ON `dossier_duties` (`deployment_id`,`candidate_id`,`duty`);--> statement-breakpoint
CREATE INDEX `dossier_duties_candidate` ON `dossier_duties` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `processors` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`purpose` text NOT NULL,
	`country` text NOT NULL,
	`basis` text DEFAULT 'none' NOT NULL,
	`agreed_on` text,
	`terms_url` text,
	`note` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`ended_at` text
);
