-- The words of each index one after the other, read out of the index itself: which of them begin as somebody has typed.
CREATE VIRTUAL TABLE `candidate_search_terms` USING fts5vocab(`candidate_search`, `instance`);--> statement-breakpoint
CREATE VIRTUAL TABLE `job_search_terms` USING fts5vocab(`job_search`, `instance`);--> statement-breakpoint
CREATE VIRTUAL TABLE `people_search_terms` USING fts5vocab(`people_search`, `instance`);--> statement-breakpoint
CREATE VIRTUAL TABLE `record_search_terms` USING fts5vocab(`record_search`, `instance`);
