-- contracts: names, headlines and places stand in letters of their own in the index from here on, where an earlier version does not find them
-- Each word of a text is one entry of the index, which is written anew with the text. Short texts have entries of their own, so that
-- whoever gets another headline is not taken out of every word of their CV; a word in both alphabets is asked for in both.
DROP TRIGGER `candidate_search_insert`;
--> statement-breakpoint
DROP TRIGGER `candidate_search_update`;
--> statement-breakpoint
DROP TRIGGER `candidate_search_delete`;
--> statement-breakpoint
DROP TRIGGER `files_search_insert`;
--> statement-breakpoint
DROP TRIGGER `files_search_update`;
--> statement-breakpoint
DROP TRIGGER `files_search_delete`;
--> statement-breakpoint
DROP TRIGGER `file_texts_search`;
--> statement-breakpoint
DROP TABLE `candidate_search_terms`;
--> statement-breakpoint
DROP TABLE `candidate_search`;
--> statement-breakpoint
-- What the index has of somebody's files: only who knows what was written can take it out.
CREATE TABLE `candidate_file_words` (`seq` integer PRIMARY KEY NOT NULL, `words` text NOT NULL);
--> statement-breakpoint
INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL JOIN `candidates` c ON c.`id` = f.`record_id` WHERE f.`kind` = 'candidate' AND f.`removed_at` IS NULL GROUP BY c.`seq`;
--> statement-breakpoint
-- The texts as the index has them. Of whoever's short texts are not plain ASCII these stay as they are, and all are written together.
-- Four steps of nine signs: the parser of an older SQLite has room for few calls within each other.
CREATE VIEW `candidate_words` AS SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`is_apart`, c.`skill_names`, c.`summary`, f.`words` AS `files`
  FROM (SELECT c.`seq`, c.`is_apart`, c.`skill_names`, c.`summary`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`first_name`, 'r', char(2011)), 's', char(2012)), 't', char(2013)), 'u', char(2014)), 'v', char(2015)), 'w', char(2016)), 'x', char(2017)), 'y', char(2018)), 'z', char(2019)), c.`first_name`) AS `first_name`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`last_name`, 'r', char(2011)), 's', char(2012)), 't', char(2013)), 'u', char(2014)), 'v', char(2015)), 'w', char(2016)), 'x', char(2017)), 'y', char(2018)), 'z', char(2019)), c.`last_name`) AS `last_name`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`headline`, 'r', char(2011)), 's', char(2012)), 't', char(2013)), 'u', char(2014)), 'v', char(2015)), 'w', char(2016)), 'x', char(2017)), 'y', char(2018)), 'z', char(2019)), c.`headline`) AS `headline`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`location`, 'r', char(2011)), 's', char(2012)), 't', char(2013)), 'u', char(2014)), 'v', char(2015)), 'w', char(2016)), 'x', char(2017)), 'y', char(2018)), 'z', char(2019)), c.`location`) AS `location`
  FROM (SELECT c.`seq`, c.`is_apart`, c.`skill_names`, c.`summary`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`first_name`, 'i', char(2002)), 'j', char(2003)), 'k', char(2004)), 'l', char(2005)), 'm', char(2006)), 'n', char(2007)), 'o', char(2008)), 'p', char(2009)), 'q', char(2010)), c.`first_name`) AS `first_name`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`last_name`, 'i', char(2002)), 'j', char(2003)), 'k', char(2004)), 'l', char(2005)), 'm', char(2006)), 'n', char(2007)), 'o', char(2008)), 'p', char(2009)), 'q', char(2010)), c.`last_name`) AS `last_name`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`headline`, 'i', char(2002)), 'j', char(2003)), 'k', char(2004)), 'l', char(2005)), 'm', char(2006)), 'n', char(2007)), 'o', char(2008)), 'p', char(2009)), 'q', char(2010)), c.`headline`) AS `headline`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`location`, 'i', char(2002)), 'j', char(2003)), 'k', char(2004)), 'l', char(2005)), 'm', char(2006)), 'n', char(2007)), 'o', char(2008)), 'p', char(2009)), 'q', char(2010)), c.`location`) AS `location`
  FROM (SELECT c.`seq`, c.`is_apart`, c.`skill_names`, c.`summary`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`first_name`, '9', char(1993)), 'a', char(1994)), 'b', char(1995)), 'c', char(1996)), 'd', char(1997)), 'e', char(1998)), 'f', char(1999)), 'g', char(2000)), 'h', char(2001)), c.`first_name`) AS `first_name`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`last_name`, '9', char(1993)), 'a', char(1994)), 'b', char(1995)), 'c', char(1996)), 'd', char(1997)), 'e', char(1998)), 'f', char(1999)), 'g', char(2000)), 'h', char(2001)), c.`last_name`) AS `last_name`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`headline`, '9', char(1993)), 'a', char(1994)), 'b', char(1995)), 'c', char(1996)), 'd', char(1997)), 'e', char(1998)), 'f', char(1999)), 'g', char(2000)), 'h', char(2001)), c.`headline`) AS `headline`,
    iif(c.`is_apart`, replace(replace(replace(replace(replace(replace(replace(replace(replace(c.`location`, '9', char(1993)), 'a', char(1994)), 'b', char(1995)), 'c', char(1996)), 'd', char(1997)), 'e', char(1998)), 'f', char(1999)), 'g', char(2000)), 'h', char(2001)), c.`location`) AS `location`
  FROM (SELECT c.`seq`, concat_ws(' ', c.`first_name`, c.`last_name`, c.`headline`, c.`location`) NOT GLOB '*[^ -~]*' AS `is_apart`, c.`skill_names`, c.`summary`,
    iif(concat_ws(' ', c.`first_name`, c.`last_name`, c.`headline`, c.`location`) NOT GLOB '*[^ -~]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(c.`first_name`), '0', char(1984)), '1', char(1985)), '2', char(1986)), '3', char(1987)), '4', char(1988)), '5', char(1989)), '6', char(1990)), '7', char(1991)), '8', char(1992)), c.`first_name`) AS `first_name`,
    iif(concat_ws(' ', c.`first_name`, c.`last_name`, c.`headline`, c.`location`) NOT GLOB '*[^ -~]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(c.`last_name`), '0', char(1984)), '1', char(1985)), '2', char(1986)), '3', char(1987)), '4', char(1988)), '5', char(1989)), '6', char(1990)), '7', char(1991)), '8', char(1992)), c.`last_name`) AS `last_name`,
    iif(concat_ws(' ', c.`first_name`, c.`last_name`, c.`headline`, c.`location`) NOT GLOB '*[^ -~]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(c.`headline`), '0', char(1984)), '1', char(1985)), '2', char(1986)), '3', char(1987)), '4', char(1988)), '5', char(1989)), '6', char(1990)), '7', char(1991)), '8', char(1992)), c.`headline`) AS `headline`,
    iif(concat_ws(' ', c.`first_name`, c.`last_name`, c.`headline`, c.`location`) NOT GLOB '*[^ -~]*', replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(c.`location`), '0', char(1984)), '1', char(1985)), '2', char(1986)), '3', char(1987)), '4', char(1988)), '5', char(1989)), '6', char(1990)), '7', char(1991)), '8', char(1992)), c.`location`) AS `location`
    FROM `candidates` c) c) c) c) c
  LEFT JOIN `candidate_file_words` f ON f.`seq` = c.`seq`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_search` USING fts5(first_name, last_name, headline, location, skill_names, summary, files, content='candidate_words', content_rowid='seq', columnsize=0, prefix='1', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `candidate_search` (`candidate_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `candidate_search` (`candidate_search`, rank) VALUES ('pgsz', 1000);
--> statement-breakpoint
INSERT INTO `candidate_search` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`) SELECT `seq`, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files` FROM `candidate_words`;
--> statement-breakpoint
INSERT INTO `candidate_search` (`candidate_search`) VALUES ('optimize');
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_search_terms` USING fts5vocab(`candidate_search`, `instance`);
--> statement-breakpoint
CREATE TRIGGER `candidate_search_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT new.`seq`, group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = new.`id` AND f.`removed_at` IS NULL AND t.`text` IS NOT NULL HAVING count(*) > 0;
  INSERT INTO `candidate_search` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT `seq`, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files` FROM `candidate_words` WHERE `seq` = new.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_delete` BEFORE DELETE ON `candidates` BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', `seq`, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files` FROM `candidate_words` WHERE `seq` = old.`seq`;
  DELETE FROM `candidate_file_words` WHERE `seq` = old.`seq`;
END;
--> statement-breakpoint
-- Before an update it takes out what the index has, after it it puts in what is new: of the short texts, the long ones, or both.
CREATE TRIGGER `candidate_search_before` BEFORE UPDATE OF `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary` ON `candidates` WHEN new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(n.`short`, w.`first_name`, NULL), iif(n.`short`, w.`last_name`, NULL), iif(n.`short`, w.`headline`, NULL), iif(n.`short`, w.`location`, NULL), iif(n.`long`, w.`skill_names`, NULL), iif(n.`long`, w.`summary`, NULL), iif(n.`long`, w.`files`, NULL)
    FROM (SELECT NOT p.`both` OR new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` AS `short`, NOT p.`both` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` AS `long`
      FROM (SELECT concat_ws(' ', old.`first_name`, old.`last_name`, old.`headline`, old.`location`) NOT GLOB '*[^ -~]*' AND concat_ws(' ', new.`first_name`, new.`last_name`, new.`headline`, new.`location`) NOT GLOB '*[^ -~]*' AS `both`) p) n
    CROSS JOIN `candidate_words` w WHERE w.`seq` = old.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_after` AFTER UPDATE OF `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary` ON `candidates` WHEN new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` BEGIN
  INSERT INTO `candidate_search` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(n.`short`, w.`first_name`, NULL), iif(n.`short`, w.`last_name`, NULL), iif(n.`short`, w.`headline`, NULL), iif(n.`short`, w.`location`, NULL), iif(n.`long`, w.`skill_names`, NULL), iif(n.`long`, w.`summary`, NULL), iif(n.`long`, w.`files`, NULL)
    FROM (SELECT NOT p.`both` OR new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` AS `short`, NOT p.`both` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` AS `long`
      FROM (SELECT concat_ws(' ', old.`first_name`, old.`last_name`, old.`headline`, old.`location`) NOT GLOB '*[^ -~]*' AND concat_ws(' ', new.`first_name`, new.`last_name`, new.`headline`, new.`location`) NOT GLOB '*[^ -~]*' AS `both`) p) n
    CROSS JOIN `candidate_words` w WHERE w.`seq` = old.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_insert` AFTER INSERT ON `files` WHEN new.`kind` = 'candidate' AND EXISTS (SELECT 1 FROM `file_texts` WHERE `content` = new.`content` AND `text` IS NOT NULL) BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`) GROUP BY c.`seq`;
  INSERT INTO `candidate_search` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_update` AFTER UPDATE OF `record_id`, `kind`, `content`, `removed_at` ON `files` WHEN new.`kind` = 'candidate' AND EXISTS (SELECT 1 FROM `file_texts` WHERE `content` = new.`content` AND `text` IS NOT NULL) BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`));
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`));
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`)) GROUP BY c.`seq`;
  INSERT INTO `candidate_search` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_delete` AFTER DELETE ON `files` WHEN old.`kind` = 'candidate' BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`);
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`);
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`) GROUP BY c.`seq`;
  INSERT INTO `candidate_search` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search` AFTER UPDATE OF `text` ON `file_texts` WHEN new.`text` IS NOT old.`text` BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL));
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL));
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL)) GROUP BY c.`seq`;
  INSERT INTO `candidate_search` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL));
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` IN ('files', 'candidates');
END;
