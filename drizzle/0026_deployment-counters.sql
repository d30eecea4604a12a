INSERT INTO `revisions` (`topic`, `n`) VALUES ('deployments', 1);
--> statement-breakpoint
CREATE TRIGGER `deployments_revision_insert` AFTER INSERT ON `deployments` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `deployments_revision_update` AFTER UPDATE ON `deployments` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `deployments_revision_delete` AFTER DELETE ON `deployments` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
-- A seat counts as filled while a named person is planned on it or works there.
CREATE TRIGGER `deployments_filled_insert` AFTER INSERT ON `deployments` WHEN new.`project_id` IS NOT NULL BEGIN
  UPDATE `projects` SET `positions_filled` = (SELECT count(*) FROM `deployments` WHERE `project_id` = new.`project_id` AND `status` IN ('scheduled', 'active') AND `archived_at` IS NULL AND (`candidate_id` IS NOT NULL OR `candidate_erased_at` IS NOT NULL)) WHERE `id` = new.`project_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `deployments_filled_update` AFTER UPDATE OF `project_id`, `status`, `archived_at`, `candidate_id`, `candidate_erased_at` ON `deployments` BEGIN
  UPDATE `projects` SET `positions_filled` = (SELECT count(*) FROM `deployments` WHERE `project_id` = `projects`.`id` AND `status` IN ('scheduled', 'active') AND `archived_at` IS NULL AND (`candidate_id` IS NOT NULL OR `candidate_erased_at` IS NOT NULL)) WHERE `id` IN (old.`project_id`, new.`project_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `deployments_filled_delete` AFTER DELETE ON `deployments` WHEN old.`project_id` IS NOT NULL BEGIN
  UPDATE `projects` SET `positions_filled` = (SELECT count(*) FROM `deployments` WHERE `project_id` = old.`project_id` AND `status` IN ('scheduled', 'active') AND `archived_at` IS NULL AND (`candidate_id` IS NOT NULL OR `candidate_erased_at` IS NOT NULL)) WHERE `id` = old.`project_id`;
END;
