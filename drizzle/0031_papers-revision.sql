-- What is shown of a candidate's papers is part of what lists of candidates show.
CREATE TRIGGER `candidate_certificates_revision_update` AFTER UPDATE ON `candidate_certificates` BEGIN UPDATE `revisions` SET `n` = `n` + 1 WHERE `topic` = 'candidates'; END;
