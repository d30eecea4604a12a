DROP INDEX `candidate_certificates_holder`;--> statement-breakpoint
DROP INDEX `candidate_certificates_kind`;--> statement-breakpoint
CREATE INDEX `candidate_certificates_ends_of` ON `candidate_certificates` (`certificate`,`expires_on`) WHERE renewed_by is null and let_go_at is null;--> statement-breakpoint
CREATE INDEX `candidate_certificates_holder` ON `candidate_certificates` (`candidate_id`,`certificate`,`expires_on`,`issued_on`,`renewed_by`,`let_go_at`);--> statement-breakpoint
CREATE INDEX `candidate_certificates_kind` ON `candidate_certificates` (`certificate`,`candidate_id`,`expires_on`,`issued_on`,`renewed_by`,`let_go_at`);--> statement-breakpoint
DROP INDEX `candidates_place`;--> statement-breakpoint
CREATE INDEX `candidates_place` ON `candidates` (`place_key`,`country`,"archived_at" is not null,`id`);--> statement-breakpoint
CREATE INDEX `applications_newest` ON `applications` (`created_at`);