-- The overview of data protection counts everybody after each change of anybody; it reads these rows instead.
INSERT INTO `candidate_ends` (`day`, `n`) SELECT `data_retention_until`, count(*) FROM `candidates` GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER `candidate_ends_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_ends` (`day`, `n`) VALUES (new.`data_retention_until`, 1) ON CONFLICT (`day`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_ends_update` AFTER UPDATE OF `data_retention_until` ON `candidates` WHEN new.`data_retention_until` IS NOT old.`data_retention_until` BEGIN
  UPDATE `candidate_ends` SET `n` = `n` - 1 WHERE `day` = old.`data_retention_until`;
  DELETE FROM `candidate_ends` WHERE `day` = old.`data_retention_until` AND `n` = 0;
  INSERT INTO `candidate_ends` (`day`, `n`) VALUES (new.`data_retention_until`, 1) ON CONFLICT (`day`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_ends_delete` AFTER DELETE ON `candidates` BEGIN
  UPDATE `candidate_ends` SET `n` = `n` - 1 WHERE `day` = old.`data_retention_until`;
  DELETE FROM `candidate_ends` WHERE `day` = old.`data_retention_until` AND `n` = 0;
END;
--> statement-breakpoint
INSERT INTO `candidate_standings` (`is_consented`, `is_complete`, `awaits_notice`, `n`) SELECT `gdpr_consent`, (`first_name` <> '' AND `last_name` <> '' AND (`email` IS NOT NULL OR `phone` IS NOT NULL) AND `country` IS NOT NULL), (`informed_at` IS NULL AND `origin` NOT IN ('applied', 'sample')), count(*) FROM `candidates` GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `candidate_standings_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_standings` (`is_consented`, `is_complete`, `awaits_notice`, `n`) VALUES (new.`gdpr_consent`, (new.`first_name` <> '' AND new.`last_name` <> '' AND (new.`email` IS NOT NULL OR new.`phone` IS NOT NULL) AND new.`country` IS NOT NULL), (new.`informed_at` IS NULL AND new.`origin` NOT IN ('applied', 'sample')), 1)
    ON CONFLICT (`is_consented`, `is_complete`, `awaits_notice`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_standings_update` AFTER UPDATE OF `gdpr_consent`, `first_name`, `last_name`, `email`, `phone`, `country`, `informed_at`, `origin` ON `candidates` BEGIN
  UPDATE `candidate_standings` SET `n` = `n` - 1 WHERE (`is_consented`, `is_complete`, `awaits_notice`) = (old.`gdpr_consent`, (old.`first_name` <> '' AND old.`last_name` <> '' AND (old.`email` IS NOT NULL OR old.`phone` IS NOT NULL) AND old.`country` IS NOT NULL), (old.`informed_at` IS NULL AND old.`origin` NOT IN ('applied', 'sample')));
  INSERT INTO `candidate_standings` (`is_consented`, `is_complete`, `awaits_notice`, `n`) VALUES (new.`gdpr_consent`, (new.`first_name` <> '' AND new.`last_name` <> '' AND (new.`email` IS NOT NULL OR new.`phone` IS NOT NULL) AND new.`country` IS NOT NULL), (new.`informed_at` IS NULL AND new.`origin` NOT IN ('applied', 'sample')), 1)
    ON CONFLICT (`is_consented`, `is_complete`, `awaits_notice`) DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_standings_delete` AFTER DELETE ON `candidates` BEGIN
  UPDATE `candidate_standings` SET `n` = `n` - 1 WHERE (`is_consented`, `is_complete`, `awaits_notice`) = (old.`gdpr_consent`, (old.`first_name` <> '' AND old.`last_name` <> '' AND (old.`email` IS NOT NULL OR old.`phone` IS NOT NULL) AND old.`country` IS NOT NULL), (old.`informed_at` IS NULL AND old.`origin` NOT IN ('applied', 'sample')));
END;
