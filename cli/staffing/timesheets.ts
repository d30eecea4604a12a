import { Command } from "commander";
import { type Timesheet, TimesheetQuery, timesheets } from "@/modules/staffing/timesheets";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import type { Context } from "../context";
import { print, table } from "../print";

/** `coldaisle timesheets list --week 2026-11-16`. */
export function timesheetsCommand({ open }: Context): Command {
  const command = new Command("timesheets").description("List timesheets and expect missing ones");
  command
    .command("list")
    .description("List the timesheets of a week")
    .option("--week <monday>", "the Monday of a week; default: last week")
    .option("--status <status>", "expected, open, submitted, disputed, approved, billed or all")
    .option("--json", "print JSON")
    .action(async ({ week, status, json }) => {
      const app = open();
      const last = addDays(mondayOf(utcToday(app)), -7);
      const query = TimesheetQuery.parse({ week: week ?? last, status });
      const found = await timesheets.list(app, query);
      print(found, json, () => told(found));
    });
  command
    .command("expect")
    .description("Expect the timesheets of the past week")
    .action(async () => {
      const app = open();
      console.log(`${await timesheets.expectPast(app, utcToday(app))} expected`);
    });
  return command;
}

const told = (found: Timesheet[]) =>
  table(
    ["NUMBER", "CANDIDATE", "CLIENT", "WEEK", "STATUS", "HOURS"],
    found.map((it) => [
      it.number,
      it.candidateName ?? "erased candidate",
      it.clientName,
      it.week,
      it.status,
      (it.minutes / 60).toFixed(2),
    ]),
  );
