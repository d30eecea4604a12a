-- What deployments commit of a budget: fees of permanent contracts, else the hours until their end, or until the end of the project.
DROP VIEW `project_commitments`;
--> statement-breakpoint
CREATE VIEW `project_commitments` AS
SELECT d.`project_id` AS `project_id`, CAST(round(sum(
  CASE WHEN d.`contract_type` = 'permanent' THEN d.`pay_cents` * d.`fee_percent` / 100.0
  ELSE d.`bill_cents` * d.`hours_per_week` * max(0, julianday(coalesce(d.`end_date`, p.`end_date`)) - julianday(d.`start_date`) + 1) / 7.0 END
)) AS INTEGER) AS `committed_cents`
FROM `deployments` d JOIN `projects` p ON p.`id` = d.`project_id`
WHERE d.`status` <> 'cancelled' AND d.`archived_at` IS NULL AND d.`terms_state` = 'approved'
GROUP BY d.`project_id`;
--> statement-breakpoint
CREATE TRIGGER `deployments_pipelines_insert` AFTER INSERT ON `deployments` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'pipelines'; END;
--> statement-breakpoint
CREATE TRIGGER `deployments_pipelines_update` AFTER UPDATE ON `deployments` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'pipelines'; END;
