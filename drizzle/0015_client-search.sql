-- Words of clients with those of their contacts and sites, found without accents.
CREATE VIRTUAL TABLE `client_search` USING fts5(name, words, contacts, sites, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `client_search` (`client_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `client_search_insert` AFTER INSERT ON `clients` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = new.`id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_update` AFTER UPDATE OF `name`, `industry`, `website`, `description` ON `clients` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = new.`id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_delete` AFTER DELETE ON `clients` BEGIN
  DELETE FROM `client_search` WHERE rowid = old.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_contacts_insert` AFTER INSERT ON `client_contacts` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = new.`client_id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = new.`client_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_contacts_update` AFTER UPDATE ON `client_contacts` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = new.`client_id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = new.`client_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_contacts_delete` AFTER DELETE ON `client_contacts` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = old.`client_id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = old.`client_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_sites_insert` AFTER INSERT ON `client_sites` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = new.`client_id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = new.`client_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_sites_update` AFTER UPDATE ON `client_sites` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = new.`client_id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = new.`client_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `client_search_sites_delete` AFTER DELETE ON `client_sites` BEGIN
  DELETE FROM `client_search` WHERE rowid = (SELECT `seq` FROM `clients` WHERE `id` = old.`client_id`);
  INSERT INTO `client_search` (rowid, name, words, contacts, sites) SELECT c.`seq`, c.`name`, concat_ws(' ', c.`industry`, c.`website`, c.`description`), (SELECT group_concat(concat_ws(' ', `name`, `title`), ' ') FROM `client_contacts` WHERE `client_id` = c.`id`), (SELECT group_concat(concat_ws(' ', `name`, `street`, `city`), ' ') FROM `client_sites` WHERE `client_id` = c.`id`) FROM `clients` c WHERE c.`id` = old.`client_id`;
END;
--> statement-breakpoint
INSERT INTO `revisions` (`topic`, `n`) VALUES ('clients', 1);
--> statement-breakpoint
CREATE TRIGGER `clients_revision_insert` AFTER INSERT ON `clients` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `clients_revision_update` AFTER UPDATE ON `clients` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `clients_revision_delete` AFTER DELETE ON `clients` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_revision_insert` AFTER INSERT ON `client_contacts` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_revision_update` AFTER UPDATE ON `client_contacts` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_revision_delete` AFTER DELETE ON `client_contacts` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `client_sites_revision_insert` AFTER INSERT ON `client_sites` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `client_sites_revision_update` AFTER UPDATE ON `client_sites` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
--> statement-breakpoint
CREATE TRIGGER `client_sites_revision_delete` AFTER DELETE ON `client_sites` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'clients'; END;
