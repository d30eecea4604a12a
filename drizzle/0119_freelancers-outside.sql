-- contracts: a server of before takes settings with a name that it does not know for none
UPDATE `settings` SET `value` = json_set(`value`, '$.subcontractorsOutside', `value` ->> '$.subcontractorsReverseCharge')
WHERE `key` = 'ledger' AND `value` ->> '$.subcontractorsReverseCharge' IS NOT NULL;--> statement-breakpoint
UPDATE `ledger_exports` SET `accounts` = json_set(`accounts`, '$.subcontractorsOutside', coalesce(`accounts` ->> '$.subcontractorsReverseCharge', '3123'));
