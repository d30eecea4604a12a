-- The seals of the audit trail are only ever added to, as the trail is.
CREATE TRIGGER `audit_seals_no_update` BEFORE UPDATE ON `audit_seals` BEGIN SELECT raise(ABORT, 'The audit trail cannot be changed.'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_seals_no_delete` BEFORE DELETE ON `audit_seals` BEGIN SELECT raise(ABORT, 'The audit trail cannot be shortened.'); END;
