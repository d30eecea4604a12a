-- Erasing a person takes the link, the reason and the parts away; nothing else of a decision is ever changed.
CREATE TRIGGER `decisions_no_update` BEFORE UPDATE ON `decisions`
WHEN NOT (
  NEW.`seq` = OLD.`seq` AND NEW.`id` = OLD.`id` AND NEW.`at` = OLD.`at` AND NEW.`by` = OLD.`by`
  AND NEW.`kind` = OLD.`kind` AND NEW.`decision` = OLD.`decision` AND NEW.`job_id` IS OLD.`job_id`
  AND NEW.`reason` IS NULL AND NEW.`machine` ->> 'score' IS OLD.`machine` ->> 'score'
  AND (
    (OLD.`candidate_id` IS NOT NULL AND NEW.`candidate_id` IS NULL AND NEW.`user_id` IS OLD.`user_id`)
    OR (OLD.`user_id` IS NOT NULL AND NEW.`user_id` IS NULL AND NEW.`candidate_id` IS OLD.`candidate_id`)
  )
)
BEGIN SELECT raise(ABORT, 'A decision cannot be changed.'); END;
--> statement-breakpoint
CREATE TRIGGER `decisions_no_delete` BEFORE DELETE ON `decisions` BEGIN SELECT raise(ABORT, 'The decisions cannot be shortened.'); END;
