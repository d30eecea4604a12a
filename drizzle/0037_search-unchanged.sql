-- A form sends every field; the words of a CV are only taken apart again where one of them changed.
DROP TRIGGER `candidate_search_update`;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_update` AFTER UPDATE OF `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary` ON `candidates` WHEN new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` BEGIN
  DELETE FROM `candidate_search` WHERE rowid IN (new.`seq`);
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE c.`seq` = new.`seq`;
END;
