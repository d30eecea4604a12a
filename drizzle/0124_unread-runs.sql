-- A run of which no source could be read was kept as completed; it has failed.
UPDATE `scrape_runs` SET `state` = 'failed'
WHERE `state` = 'completed' AND json_array_length(`result`, '$.outcomes') > 0
  AND NOT EXISTS (SELECT 1 FROM json_each(`scrape_runs`.`result`, '$.outcomes')
    WHERE json_extract(`value`, '$.state') NOT IN ('failed', 'blocked'));
