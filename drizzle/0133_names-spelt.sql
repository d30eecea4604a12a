CREATE INDEX `candidates_spelt` ON `candidates` (replace(replace(replace(replace("name_key", 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a'),`place_key`);--> statement-breakpoint
DROP INDEX `candidates_same_name`;
