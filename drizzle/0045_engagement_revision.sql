-- The figures of engagement are counted once per change of what they are made of.
INSERT OR IGNORE INTO `revisions` (`topic`, `n`) VALUES ('engagement', 1);
--> statement-breakpoint
CREATE TRIGGER `interviews_engagement_insert` AFTER INSERT ON `interviews` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `interviews_engagement_update` AFTER UPDATE ON `interviews` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `interviews_engagement_delete` AFTER DELETE ON `interviews` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `interview_people_engagement_insert` AFTER INSERT ON `interview_people` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `interview_people_engagement_update` AFTER UPDATE ON `interview_people` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `interview_people_engagement_delete` AFTER DELETE ON `interview_people` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `scorecards_engagement_insert` AFTER INSERT ON `scorecards` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `scorecards_engagement_update` AFTER UPDATE ON `scorecards` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `scorecards_engagement_delete` AFTER DELETE ON `scorecards` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `communications_engagement_insert` AFTER INSERT ON `communications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `communications_engagement_update` AFTER UPDATE ON `communications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `communications_engagement_delete` AFTER DELETE ON `communications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `applications_engagement_insert` AFTER INSERT ON `applications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `applications_engagement_update` AFTER UPDATE OF `status`, `candidate_id` ON `applications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `applications_engagement_delete` AFTER DELETE ON `applications` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `campaign_recipients_engagement_insert` AFTER INSERT ON `campaign_recipients` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `campaign_recipients_engagement_update` AFTER UPDATE OF `state`, `candidate_id`, `changed_at` ON `campaign_recipients` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `campaign_recipients_engagement_delete` AFTER DELETE ON `campaign_recipients` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `campaign_letters_engagement_insert` AFTER INSERT ON `campaign_letters` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `campaign_letters_engagement_update` AFTER UPDATE OF `candidate_id` ON `campaign_letters` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `campaign_letters_engagement_delete` AFTER DELETE ON `campaign_letters` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `candidates_engagement_update` AFTER UPDATE OF `archived_at` ON `candidates` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
--> statement-breakpoint
CREATE TRIGGER `candidates_engagement_delete` AFTER DELETE ON `candidates` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'engagement'; END;
