-- Forgetting a person takes the link and the note away; nothing else of the ledger is ever changed.
CREATE TRIGGER `submissions_no_update` BEFORE UPDATE ON `submissions`
WHEN NOT (
  OLD.`candidate_id` IS NOT NULL AND NEW.`candidate_id` IS NULL AND NEW.`note` IS NULL
  AND NEW.`seq` = OLD.`seq` AND NEW.`id` = OLD.`id` AND NEW.`at` = OLD.`at` AND NEW.`by` = OLD.`by`
  AND NEW.`event` = OLD.`event` AND NEW.`project_id` = OLD.`project_id` AND NEW.`client_id` = OLD.`client_id`
  AND NEW.`confirmed_on` IS OLD.`confirmed_on` AND NEW.`way` IS OLD.`way` AND NEW.`is_named` IS OLD.`is_named`
  AND NEW.`candidate_version` IS OLD.`candidate_version` AND NEW.`page_hash` IS OLD.`page_hash`
  AND NEW.`takes_back` IS OLD.`takes_back`
)
BEGIN SELECT raise(ABORT, 'A submission cannot be changed.'); END;
--> statement-breakpoint
CREATE TRIGGER `submissions_no_delete` BEFORE DELETE ON `submissions` BEGIN SELECT raise(ABORT, 'The submissions cannot be shortened.'); END;
