-- Erasing a person takes the link and the reason away; nothing else of an override is ever changed.
CREATE TRIGGER `start_overrides_no_update` BEFORE UPDATE ON `start_overrides`
WHEN NOT (
  NEW.`seq` = OLD.`seq` AND NEW.`id` = OLD.`id` AND NEW.`deployment_id` = OLD.`deployment_id`
  AND NEW.`blocker` = OLD.`blocker` AND NEW.`event` = OLD.`event` AND NEW.`by` = OLD.`by` AND NEW.`at` = OLD.`at`
  AND NEW.`candidate_id` IS NULL AND NEW.`reason` IS NULL
)
BEGIN SELECT raise(ABORT, 'An override cannot be changed.'); END;
--> statement-breakpoint
CREATE TRIGGER `start_overrides_no_delete` BEFORE DELETE ON `start_overrides` BEGIN SELECT raise(ABORT, 'The overrides cannot be shortened.'); END;
