-- What is attached to a deployment goes with it; a task stays somebody's, about nothing.
CREATE TRIGGER `deployments_attached` AFTER DELETE ON `deployments` BEGIN
  DELETE FROM `record_tags` WHERE `record_id` = old.id AND `kind` = 'deployment';
  DELETE FROM `notes` WHERE `record_id` = old.id AND `kind` = 'deployment';
  UPDATE `tasks` SET `kind` = NULL, `record_id` = NULL WHERE `record_id` = old.id AND `kind` = 'deployment';
END;
