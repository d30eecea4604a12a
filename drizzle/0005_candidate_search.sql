-- Words of candidates, found without accents; the text itself stays in the table.
CREATE VIRTUAL TABLE `candidate_search` USING fts5(first_name, last_name, headline, location, skill_names, summary, content='candidates', content_rowid='seq', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `candidate_search` (`candidate_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `candidate_search_insert` AFTER INSERT ON `candidates` BEGIN
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary) VALUES (new.seq, new.first_name, new.last_name, new.headline, new.location, new.skill_names, new.summary);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_delete` AFTER DELETE ON `candidates` BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, first_name, last_name, headline, location, skill_names, summary) VALUES ('delete', old.seq, old.first_name, old.last_name, old.headline, old.location, old.skill_names, old.summary);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_search_update` AFTER UPDATE OF `first_name`, `last_name`, `headline`, `location`, `skill_names`, `summary` ON `candidates` BEGIN
  INSERT INTO `candidate_search` (`candidate_search`, rowid, first_name, last_name, headline, location, skill_names, summary) VALUES ('delete', old.seq, old.first_name, old.last_name, old.headline, old.location, old.skill_names, old.summary);
  INSERT INTO `candidate_search` (rowid, first_name, last_name, headline, location, skill_names, summary) VALUES (new.seq, new.first_name, new.last_name, new.headline, new.location, new.skill_names, new.summary);
END;
--> statement-breakpoint
INSERT INTO `revisions` (`topic`, `n`) VALUES ('candidates', 1), ('applications', 1);
--> statement-breakpoint
CREATE TRIGGER `candidates_revision_insert` AFTER INSERT ON `candidates` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'candidates'; END;
--> statement-breakpoint
CREATE TRIGGER `candidates_revision_update` AFTER UPDATE ON `candidates` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'candidates'; END;
--> statement-breakpoint
CREATE TRIGGER `candidates_revision_delete` AFTER DELETE ON `candidates` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'candidates'; END;
--> statement-breakpoint
CREATE TRIGGER `applications_revision_insert` AFTER INSERT ON `applications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'applications'; END;
--> statement-breakpoint
CREATE TRIGGER `applications_revision_update` AFTER UPDATE ON `applications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'applications'; END;
--> statement-breakpoint
CREATE TRIGGER `applications_revision_delete` AFTER DELETE ON `applications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'applications'; END;
