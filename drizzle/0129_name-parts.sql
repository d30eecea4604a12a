-- A key is letters and digits with a blank between its parts, so that it is split as a JSON array.
CREATE TABLE `candidate_name_parts` (
	`place_key` text NOT NULL,
	`part` text NOT NULL,
	`name_key` text NOT NULL,
	`seq` integer NOT NULL,
	PRIMARY KEY(`place_key`, `part`, `name_key`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `candidate_name_parts` (`place_key`, `part`, `name_key`, `seq`)
  SELECT DISTINCT c.`place_key`, p.value, c.`name_key`, c.`seq` FROM `candidates` c, json_each('["' || replace(c.`name_key`, ' ', '","') || '"]') p
  WHERE c.`place_key` IS NOT NULL AND p.key > 0 AND length(p.value) > 1 ORDER BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER `candidate_name_parts_insert` AFTER INSERT ON `candidates` WHEN new.`place_key` IS NOT NULL BEGIN
  INSERT INTO `candidate_name_parts` (`place_key`, `part`, `name_key`, `seq`)
    SELECT DISTINCT new.`place_key`, value, new.`name_key`, new.`seq` FROM json_each('["' || replace(new.`name_key`, ' ', '","') || '"]') WHERE key > 0 AND length(value) > 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_name_parts_update` AFTER UPDATE OF `name_key`, `place_key` ON `candidates` WHEN new.`name_key` IS NOT old.`name_key` OR new.`place_key` IS NOT old.`place_key` BEGIN
  DELETE FROM `candidate_name_parts` WHERE `place_key` = old.`place_key` AND `name_key` = old.`name_key` AND `seq` = old.`seq`
    AND `part` IN (SELECT value FROM json_each('["' || replace(old.`name_key`, ' ', '","') || '"]'));
  INSERT INTO `candidate_name_parts` (`place_key`, `part`, `name_key`, `seq`)
    SELECT DISTINCT new.`place_key`, value, new.`name_key`, new.`seq` FROM json_each('["' || replace(new.`name_key`, ' ', '","') || '"]') WHERE new.`place_key` IS NOT NULL AND key > 0 AND length(value) > 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_name_parts_delete` AFTER DELETE ON `candidates` WHEN old.`place_key` IS NOT NULL BEGIN
  DELETE FROM `candidate_name_parts` WHERE `place_key` = old.`place_key` AND `name_key` = old.`name_key` AND `seq` = old.`seq`
    AND `part` IN (SELECT value FROM json_each('["' || replace(old.`name_key`, ' ', '","') || '"]'));
END;
