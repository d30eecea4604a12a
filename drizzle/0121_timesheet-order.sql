CREATE INDEX `timesheets_work` ON `timesheets` (`week`,case "status" when 'expected' then 0 when 'open' then 1 when 'disputed' then 2
    when 'submitted' then 3 when 'approved' then 4 else 5 end);--> statement-breakpoint
CREATE INDEX `timesheets_all_work` ON `timesheets` (case "status" when 'expected' then 0 when 'open' then 1 when 'disputed' then 2
    when 'submitted' then 3 when 'approved' then 4 else 5 end);