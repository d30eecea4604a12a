UPDATE notifications SET params = json_set(params,
  '$.candidateId', (SELECT candidate_id FROM deployments WHERE deployments.id = record_id),
  '$.clientId', (SELECT client_id FROM deployments WHERE deployments.id = record_id))
WHERE what IN ('deploymentEnding', 'postingDutyDue');--> statement-breakpoint
UPDATE notifications SET params = (
  SELECT json_object('from', "from", 'to', "to") FROM board_packs WHERE once_key = 'report:' || board_packs.id)
WHERE what = 'reportReady' AND EXISTS (SELECT 1 FROM board_packs WHERE once_key = 'report:' || board_packs.id);--> statement-breakpoint
DELETE FROM notifications WHERE what = 'reportReady' AND json_extract(params, '$.from') IS NULL;
