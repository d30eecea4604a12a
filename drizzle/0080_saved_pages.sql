-- removes rows of: posting_keys
-- Saved pages without an address shared one, by which the next file was taken for the same ad. Each is its own, and has none.
UPDATE `separations` SET `external_id` = (SELECT 'file:' || p.`id` FROM `postings` p WHERE p.`source` = `separations`.`source` AND p.`external_id` = `separations`.`external_id`) WHERE EXISTS (SELECT 1 FROM `postings` p WHERE p.`source` = `separations`.`source` AND p.`external_id` = `separations`.`external_id` AND p.`url` LIKE 'https://saved-page.invalid/%');--> statement-breakpoint
DELETE FROM `posting_keys` WHERE `key` LIKE '@saved-page.invalid%';--> statement-breakpoint
UPDATE `postings` SET `apply_url` = NULL WHERE `apply_url` LIKE 'https://saved-page.invalid/%';--> statement-breakpoint
UPDATE `postings` SET `external_id` = 'file:' || `id`, `url` = '' WHERE `url` LIKE 'https://saved-page.invalid/%';--> statement-breakpoint
UPDATE `jobs` SET `source_url` = (SELECT p.`url` FROM `postings` p WHERE p.`job_id` = `jobs`.`id` AND p.`url` <> '' LIMIT 1) WHERE `source_url` LIKE 'https://saved-page.invalid/%';
