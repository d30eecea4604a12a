DROP INDEX `candidates_place`;--> statement-breakpoint
CREATE INDEX `candidates_place` ON `candidates` (`place_key`,`country`);