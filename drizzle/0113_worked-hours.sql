INSERT INTO `revisions` (`topic`, `n`) VALUES ('worked', 1);
--> statement-breakpoint
CREATE TRIGGER `timesheets_worked_revision` AFTER UPDATE OF `status` ON `timesheets` WHEN (new.`status` IN ('approved', 'billed')) <> (old.`status` IN ('approved', 'billed')) BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'worked'; END;
--> statement-breakpoint
CREATE TRIGGER `hour_write_offs_worked_revision` AFTER INSERT ON `hour_write_offs` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'worked'; END;
