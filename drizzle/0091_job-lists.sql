CREATE INDEX `job_analyses_contract` ON `job_analyses` (("analysis" ->> '$.demands.contract.value'),`job_id`);--> statement-breakpoint
CREATE INDEX `jobs_place` ON `jobs` (`location`,`country`);