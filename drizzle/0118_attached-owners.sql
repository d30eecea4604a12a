-- Who looks after a record goes with it, and so do the tags of the people at a client.
CREATE TRIGGER `candidates_owned` AFTER DELETE ON `candidates` BEGIN
  DELETE FROM `record_owners` WHERE `record_id` = old.id AND `kind` = 'candidate';
END;
--> statement-breakpoint
CREATE TRIGGER `clients_owned` BEFORE DELETE ON `clients` BEGIN
  DELETE FROM `record_owners` WHERE `record_id` = old.id AND `kind` = 'client';
  DELETE FROM `record_tags` WHERE `kind` = 'contact' AND `record_id` IN (SELECT `id` FROM `client_contacts` WHERE `client_id` = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `deployments_owned` AFTER DELETE ON `deployments` BEGIN
  DELETE FROM `record_owners` WHERE `record_id` = old.id AND `kind` = 'deployment';
END;
