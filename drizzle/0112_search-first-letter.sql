-- Words are kept by their first letter too: without that a search of one letter adds up all words that begin with it.
DROP TABLE `candidate_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_search` USING fts5(first_name, last_name, headline, location, skill_names, summary, files, prefix='1', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `candidate_search` (`candidate_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary, files) SELECT c.`seq`, c.`first_name`, c.`last_name`, c.`headline`, c.`location`, c.`skill_names`, c.`summary`, (SELECT group_concat(t.`text`, char(10)) FROM `files` f JOIN `file_texts` t ON t.`content` = f.`content` WHERE f.`kind` = 'candidate' AND f.`record_id` = c.`id` AND f.`removed_at` IS NULL) FROM `candidates` c WHERE 1;
