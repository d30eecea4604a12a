-- Smaller pages of words: whoever is edited is taken out of the page of each of their words and put back, and a page is copied whole.
INSERT INTO `candidate_search` (`candidate_search`, rank) VALUES ('pgsz', 1000);
--> statement-breakpoint
INSERT INTO `candidate_search` (`candidate_search`) VALUES ('optimize');
