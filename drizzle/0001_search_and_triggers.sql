-- Orders of the jobs page; the generator cannot write an index over an expression with a comma.
CREATE INDEX `jobs_date` ON `jobs` (`status`, coalesce(`scraped_at`, '') DESC, `seq` DESC);
--> statement-breakpoint
CREATE INDEX `jobs_salary` ON `jobs` (`status`, coalesce(`salary_max`, -1) DESC, `seq` DESC);
--> statement-breakpoint
-- Words of jobs, found without accents; the text itself stays in the table.
CREATE VIRTUAL TABLE `job_search` USING fts5(title, company, location, description, content='jobs', content_rowid='seq', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `job_search` (`job_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `job_search_insert` AFTER INSERT ON `jobs` BEGIN
  INSERT INTO `job_search` (rowid, title, company, location, description) VALUES (new.seq, new.title, new.company, new.location, new.description);
END;
--> statement-breakpoint
CREATE TRIGGER `job_search_delete` AFTER DELETE ON `jobs` BEGIN
  INSERT INTO `job_search` (`job_search`, rowid, title, company, location, description) VALUES ('delete', old.seq, old.title, old.company, old.location, old.description);
END;
--> statement-breakpoint
CREATE TRIGGER `job_search_update` AFTER UPDATE OF `title`, `company`, `location`, `description` ON `jobs`
WHEN old.title IS NOT new.title OR old.company IS NOT new.company OR old.location IS NOT new.location OR old.description IS NOT new.description BEGIN
  INSERT INTO `job_search` (`job_search`, rowid, title, company, location, description) VALUES ('delete', old.seq, old.title, old.company, old.location, old.description);
  INSERT INTO `job_search` (rowid, title, company, location, description) VALUES (new.seq, new.title, new.company, new.location, new.description);
END;
--> statement-breakpoint
INSERT INTO `revisions` (`topic`, `n`) VALUES ('jobs', 1), ('sources', 1), ('profiles', 1);
--> statement-breakpoint
CREATE TRIGGER `jobs_revision_insert` AFTER INSERT ON `jobs` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'jobs'; END;
--> statement-breakpoint
CREATE TRIGGER `jobs_revision_update` AFTER UPDATE ON `jobs` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'jobs'; END;
--> statement-breakpoint
CREATE TRIGGER `jobs_revision_delete` AFTER DELETE ON `jobs` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'jobs'; END;
--> statement-breakpoint
-- The audit trail is only ever added to.
CREATE TRIGGER `audit_no_update` BEFORE UPDATE ON `audit_entries` BEGIN SELECT raise(ABORT, 'The audit trail cannot be changed.'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_no_delete` BEFORE DELETE ON `audit_entries` BEGIN SELECT raise(ABORT, 'The audit trail cannot be shortened.'); END;
