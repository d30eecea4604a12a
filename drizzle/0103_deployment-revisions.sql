-- What is said and done about a deployment is part of what boards and lists of deployments are made of.
CREATE TRIGGER `deployment_feedback_revision_insert` AFTER INSERT ON `deployment_feedback` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `deployment_feedback_revision_update` AFTER UPDATE ON `deployment_feedback` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `deployment_feedback_revision_delete` AFTER DELETE ON `deployment_feedback` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `dossier_duties_revision_insert` AFTER INSERT ON `dossier_duties` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `dossier_duties_revision_update` AFTER UPDATE ON `dossier_duties` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `dossier_duties_revision_delete` AFTER DELETE ON `dossier_duties` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `independence_checks_revision_insert` AFTER INSERT ON `independence_checks` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `independence_checks_revision_update` AFTER UPDATE ON `independence_checks` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
--> statement-breakpoint
CREATE TRIGGER `independence_checks_revision_delete` AFTER DELETE ON `independence_checks` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'deployments'; END;
