INSERT INTO `record_history` (`kind`, `record_id`, `at`, `event`, `by`, `reason`, `changes`)
SELECT 'candidate', `candidate_id`, `at`, `event`, `by`, `reason`, `changes` FROM `candidate_history` ORDER BY `seq`;--> statement-breakpoint
INSERT INTO `record_history` (`kind`, `record_id`, `at`, `event`, `by`, `reason`, `changes`)
SELECT 'client', `client_id`, `at`, `event`, `by`, `reason`, `changes` FROM `client_history` ORDER BY `seq`;--> statement-breakpoint
DROP TABLE `candidate_history`;--> statement-breakpoint
DROP TABLE `client_history`;
