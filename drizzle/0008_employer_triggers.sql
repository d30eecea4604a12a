-- What changes a job is told to the radar with the change itself; it counts anew when there is time.
CREATE TRIGGER `employer_queue_insert` AFTER INSERT ON `jobs` BEGIN
  DELETE FROM `employer_queue` WHERE `kind` = 'ad' AND `id` = new.id;
  INSERT INTO `employer_queue` (`kind`, `id`) VALUES ('ad', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `employer_queue_update` AFTER UPDATE ON `jobs` BEGIN
  DELETE FROM `employer_queue` WHERE `kind` = 'ad' AND `id` = new.id;
  INSERT INTO `employer_queue` (`kind`, `id`) VALUES ('ad', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `employer_queue_delete` AFTER DELETE ON `jobs` BEGIN
  DELETE FROM `employer_queue` WHERE `kind` = 'ad' AND `id` = old.id;
  INSERT INTO `employer_queue` (`kind`, `id`) VALUES ('ad', old.id);
END;
--> statement-breakpoint
-- The jobs that were there before.
INSERT INTO `employer_queue` (`kind`, `id`) SELECT 'ad', `id` FROM `jobs` ORDER BY `seq`;
--> statement-breakpoint
INSERT OR IGNORE INTO `revisions` (`topic`, `n`) VALUES ('employers', 1);
--> statement-breakpoint
CREATE TRIGGER `employers_revision_insert` AFTER INSERT ON `employers` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'employers'; END;
--> statement-breakpoint
CREATE TRIGGER `employers_revision_update` AFTER UPDATE ON `employers` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'employers'; END;
--> statement-breakpoint
CREATE TRIGGER `employers_revision_delete` AFTER DELETE ON `employers` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'employers'; END;
--> statement-breakpoint
CREATE TRIGGER `leads_revision_insert` AFTER INSERT ON `leads` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'employers'; END;
--> statement-breakpoint
CREATE TRIGGER `leads_revision_update` AFTER UPDATE ON `leads` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'employers'; END;
