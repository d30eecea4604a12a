CREATE TABLE `job_corrections` (
	`job_id` text NOT NULL,
	`kind` text NOT NULL,
	`fact_id` text NOT NULL,
	`asks` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`job_id`, `kind`, `fact_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
