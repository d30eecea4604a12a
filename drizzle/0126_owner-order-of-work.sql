ALTER TABLE `clients` ADD `owner_key` text;--> statement-breakpoint
CREATE INDEX `clients_by_owner` ON `clients` ("archived_at" is not null,case when "owner_key" is null then '~' else "owner_key" end,`seq`);--> statement-breakpoint
ALTER TABLE `deployments` ADD `owner_key` text;--> statement-breakpoint
CREATE INDEX `deployments_by_owner` ON `deployments` ("archived_at" is not null,case when "owner_key" is null then '~' else "owner_key" end,`seq`);--> statement-breakpoint
UPDATE `clients` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users`
  JOIN `record_owners` ON `users`.`id` = `record_owners`.`user_id`
  WHERE `record_owners`.`record_id` = `clients`.`id` AND `record_owners`.`kind` = 'client')
WHERE `id` IN (SELECT `record_id` FROM `record_owners` WHERE `kind` = 'client');--> statement-breakpoint
CREATE TRIGGER `client_owner_insert` AFTER INSERT ON `record_owners` WHEN new.`kind` = 'client' BEGIN
  UPDATE `clients` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users` WHERE `id` = new.`user_id`)
  WHERE `id` = new.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `client_owner_update` AFTER UPDATE OF `record_id`, `user_id` ON `record_owners` WHEN new.`kind` = 'client' BEGIN
  UPDATE `clients` SET `owner_key` = NULL WHERE `id` = old.`record_id` AND old.`record_id` <> new.`record_id`;
  UPDATE `clients` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users` WHERE `id` = new.`user_id`)
  WHERE `id` = new.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `client_owner_delete` AFTER DELETE ON `record_owners` WHEN old.`kind` = 'client' BEGIN
  UPDATE `clients` SET `owner_key` = NULL WHERE `id` = old.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `client_owner_renamed` AFTER UPDATE OF `first_name`, `last_name` ON `users`
WHEN new.`first_name` <> old.`first_name` OR new.`last_name` <> old.`last_name` BEGIN
  UPDATE `clients` SET `owner_key` = lower(new.`first_name` || ' ' || new.`last_name`)
  WHERE `id` IN (SELECT `record_id` FROM `record_owners` WHERE `user_id` = new.`id` AND `kind` = 'client');
END;--> statement-breakpoint
UPDATE `deployments` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users`
  JOIN `record_owners` ON `users`.`id` = `record_owners`.`user_id`
  WHERE `record_owners`.`record_id` = `deployments`.`id` AND `record_owners`.`kind` = 'deployment')
WHERE `id` IN (SELECT `record_id` FROM `record_owners` WHERE `kind` = 'deployment');--> statement-breakpoint
CREATE TRIGGER `deployment_owner_insert` AFTER INSERT ON `record_owners` WHEN new.`kind` = 'deployment' BEGIN
  UPDATE `deployments` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users` WHERE `id` = new.`user_id`)
  WHERE `id` = new.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `deployment_owner_update` AFTER UPDATE OF `record_id`, `user_id` ON `record_owners` WHEN new.`kind` = 'deployment' BEGIN
  UPDATE `deployments` SET `owner_key` = NULL WHERE `id` = old.`record_id` AND old.`record_id` <> new.`record_id`;
  UPDATE `deployments` SET `owner_key` = (SELECT lower(`first_name` || ' ' || `last_name`) FROM `users` WHERE `id` = new.`user_id`)
  WHERE `id` = new.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `deployment_owner_delete` AFTER DELETE ON `record_owners` WHEN old.`kind` = 'deployment' BEGIN
  UPDATE `deployments` SET `owner_key` = NULL WHERE `id` = old.`record_id`;
END;--> statement-breakpoint
CREATE TRIGGER `deployment_owner_renamed` AFTER UPDATE OF `first_name`, `last_name` ON `users`
WHEN new.`first_name` <> old.`first_name` OR new.`last_name` <> old.`last_name` BEGIN
  UPDATE `deployments` SET `owner_key` = lower(new.`first_name` || ' ' || new.`last_name`)
  WHERE `id` IN (SELECT `record_id` FROM `record_owners` WHERE `user_id` = new.`id` AND `kind` = 'deployment');
END;
