CREATE INDEX `candidates_by_status` ON `candidates` ("archived_at" is not null,case "status"
    when 'active' then 0 when 'passive' then 1 when 'hired' then 2 else 3 end,"seq");--> statement-breakpoint
CREATE INDEX `candidates_by_place` ON `candidates` ("archived_at" is not null,case when "place_key" is null then '~' else "place_key" end,"seq");--> statement-breakpoint
CREATE INDEX `candidates_by_contact` ON `candidates` ("archived_at" is not null,case when "last_contact_at" is null then '' else "last_contact_at" end desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `clients_value` ON `clients` ("archived_at" is not null,case when "value_cents" is null then -1 else "value_cents" end desc,"seq" desc);--> statement-breakpoint
CREATE INDEX `jobs_title` ON `jobs` (`status`,lower("title"),`seq`);