import { imports } from "@/modules/crm/imports";
import { Command } from "commander";
import {
  type HoursImported,
  PayExport,
  payFormats,
  type Timesheet,
  TimesheetQuery,
  timesheetStatuses,
  timesheets,
} from "@/modules/staffing/timesheets";
import { approvals } from "@/modules/staffing/timesheets/approvals";
import type { App } from "@/src/app";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

/** `coldaisle timesheets list --week 2026-11-16`. */
export function timesheetsCommand({ open }: Context): Command {
  const command = new Command("timesheets").description("List, request and send timesheets");
  const sub = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .option("--week <monday>", "the Monday of a week; default: last week")
      .option("--json", "print JSON");
  sub("list", "List the timesheets of a week")
    .option("--status <status>", "expected, open, submitted, disputed, approved, billed or all")
    .action(async ({ week, status, json }) => {
      const app = open();
      const found = await allOf(app, { week: week ?? lastWeek(app), status });
      print(found, json, () => told(found));
    });
  sub("count", "Count the timesheets of a week by status").action(async ({ week, json }) => {
    const app = open();
    const counts = await timesheets.counts(app, weekOf(app, week));
    print(counts, json, () =>
      table(
        ["STATUS", "TIMESHEETS"],
        timesheetStatuses.map((it) => [it, String(counts[it])]),
      ),
    );
  });
  command
    .command("expect")
    .description("Expect the timesheets of the past week")
    .action(async () => {
      const app = open();
      console.log(`${await timesheets.expectPast(app, utcToday(app))} expected`);
    });
  addLetters(sub, open);
  addImport(command, open);
  addPay(command, open);
  return command;
}

/** `coldaisle timesheets import hours.csv --dry-run`. */
function addImport(command: Command, open: Context["open"]): void {
  command
    .command("import <file>")
    .description("Import hours from a CSV or XLSX file, or SETU Timecards in JSON")
    .option("--submit", "submit the hours for approval too")
    .option("--dry-run", "say what would be imported, and import nothing")
    .option("--json", "print JSON")
    .action(async (path: string, { json, ...options }) => {
      const file = Bun.file(path);
      if (!(await file.exists())) throw new Failure("missing", "There is no such file.");
      const isCards = path.toLowerCase().endsWith(".json");
      const content = isCards
        ? { text: await file.text() }
        : { file: (await file.bytes()).toBase64() };
      const app = open();
      const done = await timesheets.importHours(app, { ...content, ...options });
      imports.leave(app);
      print(done, json, () => importTable(done));
      if (done.faults.length > 0)
        throw new Failure("invalid", "Nothing was imported. Correct these lines and try again.");
    });
}

/** `coldaisle timesheets pay --from 2026-11-01 --to 2026-11-30 --format setu`. */
function addPay(command: Command, open: Context["open"]): void {
  command
    .command("pay")
    .description("Export approved hours for payroll into a file in this folder")
    .requiredOption("--from <day>", "the first day")
    .requiredOption("--to <day>", "the last day")
    .option("--format <format>", payFormats.join(", "), "csv")
    .action(async (options) => {
      const { name, content } = await timesheets.payExport(open(), PayExport.parse(options));
      await Bun.write(name, content);
      console.log(name);
    });
}

const importTable = ({ weeks, faults }: HoursImported) =>
  faults.length > 0
    ? table(
        ["LINE", "FAULT"],
        faults.map((it) => [String(it.line), it.sentence]),
      )
    : table(
        ["NUMBER", "NAME", "WEEK", "HOURS"],
        weeks.map((it) => [it.number, it.name, it.week, (it.minutes / 60).toFixed(2)]),
      );

type Sub = (name: string, description: string) => Command;

/** Commands that send emails, each of which can first say what it would send. */
function addLetters(sub: Sub, open: Context["open"]): void {
  sub("remind", "Email everyone whose hours of a week are missing")
    .option("--dry-run", "say how many emails would be sent, and send none")
    .action(async ({ week, json, dryRun = false }) => {
      const app = open();
      const done = await timesheets.remindMissing(app, { week: weekOf(app, week), dryRun });
      const { sent, without } = done;
      print(
        done,
        json,
        () => `${sent} ${dryRun ? "to remind" : "reminded"}, ${without} without email`,
      );
    });
  sub("send", "Email clients a link to approve submitted hours")
    .option("--dry-run", "say who would get a link, and send none")
    .action(async ({ week, json, dryRun = false }) => {
      const app = open();
      const done = await approvals.send(app, { week: weekOf(app, week), dryRun });
      print(done, json, () => sentTable(done));
    });
}

const lastWeek = (app: App) => addDays(mondayOf(utcToday(app)), -7);

/** The week that was asked for, refused where it is no Monday. */
const weekOf = (app: App, week?: string): string =>
  TimesheetQuery.parse({ week: week ?? lastWeek(app) }).week;

/** Every page of a list. */
async function allOf(app: App, asked: object): Promise<Timesheet[]> {
  const all: Timesheet[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = TimesheetQuery.parse({ ...asked, limit: 200, ...(cursor && { cursor }) });
    const page = await timesheets.list(app, query);
    all.push(...page.timesheets);
    cursor = page.next;
  }
  return all;
}

type Sent = Awaited<ReturnType<typeof approvals.send>>;

const sentTable = ({ sent, without }: Sent) =>
  table(
    ["CLIENT", "APPROVER", "PEOPLE"],
    [
      ...sent.map((it) => [it.clientName, it.contactName, String(it.people)]),
      ...without.map((it) => [it.clientName, "no approver", String(it.people)]),
    ],
  );

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
