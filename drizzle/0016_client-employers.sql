-- Who becomes a client, or is none any more, is told to the radar with the change itself.
CREATE TRIGGER `employer_queue_client_insert` AFTER INSERT ON `clients` BEGIN
  INSERT OR IGNORE INTO `employer_queue` (`kind`, `id`) VALUES ('employer', new.`name_key`);
END;
--> statement-breakpoint
CREATE TRIGGER `employer_queue_client_update` AFTER UPDATE OF `name_key`, `archived_at` ON `clients` BEGIN
  INSERT OR IGNORE INTO `employer_queue` (`kind`, `id`) VALUES ('employer', old.`name_key`);
  INSERT OR IGNORE INTO `employer_queue` (`kind`, `id`) VALUES ('employer', new.`name_key`);
END;
--> statement-breakpoint
CREATE TRIGGER `employer_queue_client_delete` AFTER DELETE ON `clients` BEGIN
  INSERT OR IGNORE INTO `employer_queue` (`kind`, `id`) VALUES ('employer', old.`name_key`);
END;
--> statement-breakpoint
-- The clients that were there before.
INSERT OR IGNORE INTO `employer_queue` (`kind`, `id`) SELECT 'employer', `name_key` FROM `clients`;
