ALTER TABLE `candidates` ADD `owner_key` text;--> statement-breakpoint
CREATE INDEX `candidates_by_owner` ON `candidates` ("archived_at" is not null,case when "owner_key" is null then '~' else "owner_key" end,"seq");--> statement-breakpoint
UPDATE `candidates` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users`
  JOIN `record_owners` ON `users`.`id` = `record_owners`.`user_id`
  WHERE `record_owners`.`record_id` = `candidates`.`id` AND `record_owners`.`kind` = 'candidate')
WHERE `id` IN (SELECT `record_id` FROM `record_owners` WHERE `kind` = 'candidate');--> statement-breakpoint
CREATE TRIGGER `candidate_owner_insert` AFTER INSERT ON `record_owners` WHEN new.`kind` = 'candidate' BEGIN
  UPDATE `candidates` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users` WHERE `id` = new.`user_id`)
  WHERE `id` = new.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_owner_update` AFTER UPDATE OF `record_id`, `user_id` ON `record_owners` WHEN new.`kind` = 'candidate' BEGIN
  UPDATE `candidates` SET `owner_key` = NULL WHERE `id` = old.`record_id` AND old.`record_id` <> new.`record_id`;
  UPDATE `candidates` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users` WHERE `id` = new.`user_id`)
  WHERE `id` = new.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_owner_delete` AFTER DELETE ON `record_owners` WHEN old.`kind` = 'candidate' BEGIN
  UPDATE `candidates` SET `owner_key` = NULL WHERE `id` = old.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `candidate_owner_renamed` AFTER UPDATE OF `first_name`, `last_name` ON `users`
WHEN new.`first_name` <> old.`first_name` OR new.`last_name` <> old.`last_name` BEGIN
  UPDATE `candidates` SET `owner_key` = lower(new.`first_name` || ' ' || new.`last_name`)
  WHERE `id` IN (SELECT `record_id` FROM `record_owners` WHERE `user_id` = new.`id` AND `kind` = 'candidate');
END;
