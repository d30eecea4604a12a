CREATE TABLE `deployment_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`deployment_id` text NOT NULL,
	`effective_from` text NOT NULL,
	`end_date` text,
	`pay_cents` integer,
	`bill_cents` integer,
	`hours_per_week` real,
	`per_diem_cents` integer,
	`employer_percent` real,
	`fee_percent` real,
	`reason` text,
	`state` text NOT NULL,
	`is_below_floor` integer DEFAULT false NOT NULL,
	`is_applied` integer DEFAULT false NOT NULL,
	`asked_by` text,
	`asked_at` text NOT NULL,
	`decided_by` text,
	`decided_at` text,
	FOREIGN KEY (`deployment_id`) REFERENCES `deployments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deployment_terms_deployment` ON `deployment_terms` (`deployment_id`,`effective_from`);--> statement-breakpoint
CREATE INDEX `deployment_terms_due` ON `deployment_terms` (`is_applied`,`state`,`effective_from`);--> statement-breakpoint
CREATE TABLE `deployments` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`candidate_id` text,
	`candidate_erased_at` text,
	`client_id` text NOT NULL,
	`project_id` text,
	`seat_id` text,
	`site_id` text,
	`application_id` text,
	`position` text NOT NULL,
	`location` text,
	`country` text,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`contract_type` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text,
	`pay_cents` integer,
	`bill_cents` integer,
	`hours_per_week` real,
	`per_diem_cents` integer,
	`employer_percent` real,
	`fee_percent` real,
	`terms_state` text DEFAULT 'approved' NOT NULL,
	`part_time_reason` text,
	`notes` text,
	`cancel_reason` text,
	`replaces_id` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deployments_id_unique` ON `deployments` (`id`);--> statement-breakpoint
CREATE INDEX `deployments_date` ON `deployments` ("archived_at" is not null,"created_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `deployments_start` ON `deployments` ("archived_at" is not null,"start_date" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `deployments_candidate` ON `deployments` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `deployments_client` ON `deployments` (`client_id`);--> statement-breakpoint
CREATE INDEX `deployments_project` ON `deployments` (`project_id`);--> statement-breakpoint
CREATE INDEX `deployments_seat` ON `deployments` (`seat_id`);--> statement-breakpoint
CREATE INDEX `deployments_due` ON `deployments` (`status`,`start_date`);--> statement-breakpoint
CREATE TABLE `project_candidates` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`stage` text NOT NULL,
	`stage_type` text NOT NULL,
	`since` text NOT NULL,
	`reason` text,
	`added_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_candidates_pair` ON `project_candidates` (`project_id`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `project_candidates_candidate` ON `project_candidates` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `project_seats` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`position` integer NOT NULL,
	`phase` text NOT NULL,
	`role` text NOT NULL,
	`seats` integer NOT NULL,
	`from` text,
	`until` text,
	`rate_from_cents` integer,
	`rate_to_cents` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_seats_project` ON `project_seats` (`project_id`,`position`);--> statement-breakpoint
CREATE TABLE `project_steps` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`at` text NOT NULL,
	`from` text,
	`to` text NOT NULL,
	`to_type` text NOT NULL,
	`by` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_steps_project` ON `project_steps` (`project_id`,`seq`);--> statement-breakpoint
CREATE INDEX `project_steps_entry` ON `project_steps` (`entry_id`,`seq`);--> statement-breakpoint
CREATE TABLE `project_team` (
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`part` text NOT NULL,
	PRIMARY KEY(`project_id`, `user_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_team_user` ON `project_team` (`user_id`);--> statement-breakpoint
CREATE TABLE `projects` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`client_id` text,
	`site_id` text,
	`status` text DEFAULT 'planning' NOT NULL,
	`priority` text,
	`location` text,
	`country` text,
	`budget_cents` integer,
	`start_date` text,
	`end_date` text,
	`description` text,
	`positions_required` integer DEFAULT 0 NOT NULL,
	`positions_filled` integer DEFAULT 0 NOT NULL,
	`stages` text NOT NULL,
	`requirement_set_id` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_id_unique` ON `projects` (`id`);--> statement-breakpoint
CREATE INDEX `projects_date` ON `projects` ("archived_at" is not null,"created_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `projects_name` ON `projects` ("archived_at" is not null,`name_key`,`seq`);--> statement-breakpoint
CREATE INDEX `projects_status` ON `projects` (`status`);--> statement-breakpoint
CREATE INDEX `projects_client` ON `projects` (`client_id`);--> statement-breakpoint
CREATE TABLE `requirement_sets` (
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`requirements` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`owner_kind`, `owner_id`)
);
--> statement-breakpoint
CREATE TABLE `schedule_runs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task` text NOT NULL,
	`day` text NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `schedule_runs_task` ON `schedule_runs` (`task`,`day`);--> statement-breakpoint
CREATE TABLE `record_tags` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`record_id`, `kind`, `tag`)
);
--> statement-breakpoint
CREATE INDEX `record_tags_tag` ON `record_tags` (`kind`,`tag`,`record_id`);--> statement-breakpoint
CREATE TABLE `tag_counts` (
	`kind` text NOT NULL,
	`tag` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`kind`, `tag`)
);
