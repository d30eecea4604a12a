CREATE TABLE `gdpr_activity_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `gdpr_activity_counts` (`status`, `n`) SELECT `status`, count(*) FROM `gdpr_activities` GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER `gdpr_activity_counts_insert` AFTER INSERT ON `gdpr_activities` BEGIN
  INSERT INTO `gdpr_activity_counts` (`status`, `n`) VALUES (new.`status`, 1) ON CONFLICT (`status`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `gdpr_activity_counts_update` AFTER UPDATE OF `status` ON `gdpr_activities` WHEN new.`status` IS NOT old.`status` BEGIN
  UPDATE `gdpr_activity_counts` SET `n` = `n` - 1 WHERE `status` = old.`status`;
  INSERT INTO `gdpr_activity_counts` (`status`, `n`) VALUES (new.`status`, 1) ON CONFLICT (`status`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `gdpr_activity_counts_delete` AFTER DELETE ON `gdpr_activities` BEGIN
  UPDATE `gdpr_activity_counts` SET `n` = `n` - 1 WHERE `status` = old.`status`;
END;
