-- What is committed to people on a project: who places them at a rate defines the view anew, with these two columns.
CREATE VIEW `project_commitments` AS SELECT `id` AS `project_id`, NULL AS `committed_cents` FROM `projects` WHERE 0;
--> statement-breakpoint
INSERT INTO `revisions` (`topic`, `n`) VALUES ('pipelines', 1);
--> statement-breakpoint
CREATE TRIGGER `project_steps_revision_insert` AFTER INSERT ON `project_steps` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'pipelines'; END;
--> statement-breakpoint
CREATE TRIGGER `project_steps_revision_delete` AFTER DELETE ON `project_steps` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'pipelines'; END;
--> statement-breakpoint
CREATE TRIGGER `projects_pipelines_revision` AFTER UPDATE ON `projects` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'pipelines'; END;
--> statement-breakpoint
CREATE TRIGGER `projects_pipelines_revision_insert` AFTER INSERT ON `projects` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'pipelines'; END;
