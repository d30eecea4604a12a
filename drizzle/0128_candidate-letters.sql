-- contracts: names, headlines and places stand in letters of their own in the index from here on, where an earlier version does not find them
-- Each word of a text is one entry of the index, which is written anew with the text. Short texts have entries of their own, so that
-- whoever gets another headline is not taken out of every word of their CV; a word in both alphabets is asked for in both.
-- The index that is there answers, and is written, until this one has everybody: `built` moves on step by step to `top` in the background
-- (`src/database/index-builds`), which then gives this one the name of the other.
CREATE TABLE `word_index_builds` (`name` text PRIMARY KEY NOT NULL, `built` integer NOT NULL, `top` integer NOT NULL);
--> statement-breakpoint
INSERT INTO `word_index_builds` (`name`, `built`, `top`) SELECT 'candidate_search', 0, coalesce(max(`seq`), 0) FROM `candidates`;
--> statement-breakpoint
-- What the index has of somebody's files: only who knows what was written can take it out.
CREATE TABLE `candidate_file_words` (`seq` integer PRIMARY KEY NOT NULL, `words` text NOT NULL);
--> statement-breakpoint
-- Whom the index does not have yet nobody takes out of it: they are not among the texts until their step.
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
  LEFT JOIN `candidate_file_words` f ON f.`seq` = c.`seq` WHERE NOT EXISTS (SELECT 1 FROM `word_index_builds` b WHERE c.`seq` > b.`built` AND c.`seq` <= b.`top`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_search_next` USING fts5(first_name, last_name, headline, location, skill_names, summary, files, content='candidate_words', content_rowid='seq', columnsize=0, prefix='1', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `candidate_search_next` (`candidate_search_next`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `candidate_search_next` (`candidate_search_next`, rank) VALUES ('pgsz', 1000);
--> statement-breakpoint
CREATE TRIGGER `candidate_search_step_next` AFTER UPDATE OF `built` ON `word_index_builds` WHEN new.`name` = 'candidate_search' BEGIN
  DELETE FROM `candidate_file_words` WHERE `seq` > old.`built` AND `seq` <= new.`built`;
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c CROSS JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL CROSS JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` > old.`built` AND c.`seq` <= new.`built` GROUP BY c.`seq`;
  INSERT INTO `candidate_search_next` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT `seq`, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files` FROM `candidate_words` WHERE `seq` > old.`built` AND `seq` <= new.`built`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_insert_next` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT new.`seq`, group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = new.`id` AND f.`removed_at` IS NULL AND t.`text` IS NOT NULL HAVING count(*) > 0;
  INSERT INTO `candidate_search_next` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT `seq`, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files` FROM `candidate_words` WHERE `seq` = new.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_delete_next` BEFORE DELETE ON `candidates` BEGIN
  INSERT INTO `candidate_search_next` (`candidate_search_next`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', `seq`, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files` FROM `candidate_words` WHERE `seq` = old.`seq`;
  DELETE FROM `candidate_file_words` WHERE `seq` = old.`seq`;
END;
--> statement-breakpoint
-- Before an update it takes out what the index has, after it it puts in what is new: of the short texts, the long ones, or both.
CREATE TRIGGER `candidate_search_before_next` BEFORE UPDATE OF `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary` ON `candidates` WHEN new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` BEGIN
  INSERT INTO `candidate_search_next` (`candidate_search_next`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(n.`short`, w.`first_name`, NULL), iif(n.`short`, w.`last_name`, NULL), iif(n.`short`, w.`headline`, NULL), iif(n.`short`, w.`location`, NULL), iif(n.`long`, w.`skill_names`, NULL), iif(n.`long`, w.`summary`, NULL), iif(n.`long`, w.`files`, NULL)
    FROM (SELECT NOT p.`both` OR new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` AS `short`, NOT p.`both` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` AS `long`
      FROM (SELECT concat_ws(' ', old.`first_name`, old.`last_name`, old.`headline`, old.`location`) NOT GLOB '*[^ -~]*' AND concat_ws(' ', new.`first_name`, new.`last_name`, new.`headline`, new.`location`) NOT GLOB '*[^ -~]*' AS `both`) p) n
    CROSS JOIN `candidate_words` w WHERE w.`seq` = old.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_after_next` AFTER UPDATE OF `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary` ON `candidates` WHEN new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` BEGIN
  INSERT INTO `candidate_search_next` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(n.`short`, w.`first_name`, NULL), iif(n.`short`, w.`last_name`, NULL), iif(n.`short`, w.`headline`, NULL), iif(n.`short`, w.`location`, NULL), iif(n.`long`, w.`skill_names`, NULL), iif(n.`long`, w.`summary`, NULL), iif(n.`long`, w.`files`, NULL)
    FROM (SELECT NOT p.`both` OR new.`first_name` IS NOT old.`first_name` OR new.`last_name` IS NOT old.`last_name` OR new.`headline` IS NOT old.`headline` OR new.`location` IS NOT old.`location` AS `short`, NOT p.`both` OR new.`skill_names` IS NOT old.`skill_names` OR new.`summary` IS NOT old.`summary` AS `long`
      FROM (SELECT concat_ws(' ', old.`first_name`, old.`last_name`, old.`headline`, old.`location`) NOT GLOB '*[^ -~]*' AND concat_ws(' ', new.`first_name`, new.`last_name`, new.`headline`, new.`location`) NOT GLOB '*[^ -~]*' AS `both`) p) n
    CROSS JOIN `candidate_words` w WHERE w.`seq` = old.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_insert_next` AFTER INSERT ON `files` WHEN new.`kind` = 'candidate' AND EXISTS (SELECT 1 FROM `file_texts` WHERE `content` = new.`content` AND `text` IS NOT NULL) BEGIN
  INSERT INTO `candidate_search_next` (`candidate_search_next`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`) GROUP BY c.`seq`;
  INSERT INTO `candidate_search_next` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = new.`record_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_update_next` AFTER UPDATE OF `record_id`, `kind`, `content`, `removed_at` ON `files` WHEN new.`kind` = 'candidate' AND EXISTS (SELECT 1 FROM `file_texts` WHERE `content` = new.`content` AND `text` IS NOT NULL) BEGIN
  INSERT INTO `candidate_search_next` (`candidate_search_next`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`));
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`));
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`)) GROUP BY c.`seq`;
  INSERT INTO `candidate_search_next` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (old.`record_id`, new.`record_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `files_search_delete_next` AFTER DELETE ON `files` WHEN old.`kind` = 'candidate' BEGIN
  INSERT INTO `candidate_search_next` (`candidate_search_next`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`);
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`);
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`) GROUP BY c.`seq`;
  INSERT INTO `candidate_search_next` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` = old.`record_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search_next` AFTER UPDATE OF `text` ON `file_texts` WHEN new.`text` IS NOT old.`text` BEGIN
  INSERT INTO `candidate_search_next` (`candidate_search_next`, rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT 'delete', w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL));
  DELETE FROM `candidate_file_words` WHERE `seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL));
  INSERT INTO `candidate_file_words` (`seq`, `words`) SELECT c.`seq`, group_concat(t.`text`, char(10)) FROM `candidates` c JOIN `files` f ON f.`record_id` = c.`id` AND f.`kind` = 'candidate' AND f.`removed_at` IS NULL JOIN `file_texts` t ON t.`content` = f.`content` AND t.`text` IS NOT NULL WHERE c.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL)) GROUP BY c.`seq`;
  INSERT INTO `candidate_search_next` (rowid, `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary`, `files`)
    SELECT w.`seq`, iif(w.`is_apart`, NULL, w.`first_name`), iif(w.`is_apart`, NULL, w.`last_name`), iif(w.`is_apart`, NULL, w.`headline`), iif(w.`is_apart`, NULL, w.`location`), w.`skill_names`, w.`summary`, w.`files` FROM `candidate_words` w WHERE w.`seq` IN (SELECT `seq` FROM `candidates` WHERE `id` IN (SELECT `record_id` FROM `files` WHERE `content` = new.`content` AND `kind` = 'candidate' AND `removed_at` IS NULL));
  UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` IN ('files', 'candidates');
END;
