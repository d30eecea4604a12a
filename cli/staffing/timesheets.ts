import { Command } from "commander";
import {
  PayExport,
  TimesheetDispute,
  payFormats,
  type Timesheet,
  TimesheetQuery,
  timesheetStatuses,
  timesheets,
} from "@/modules/staffing/timesheets";
import { approvals } from "@/modules/staffing/timesheets/approvals";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { deployments } from "@/modules/staffing/deployments";
import type { Context } from "../context";
import { print, table } from "../print";
import { mondayAsked, weekHelp } from "../weeks";
import { addImports } from "./timesheet-imports";
import { refuseFolder, save } from "../arguments";

/** `coldaisle timesheets list --week 2026-W47`. */
export function timesheetsCommand({ open }: Context): Command {
  const command = new Command("timesheets").description("List, request and send timesheets");
  const sub = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .option("--week <week>", weekHelp)
      .option("--json", "print JSON");
  sub("list", "List the timesheets of a week, or of all with --week all")
    .option("--status <status>", "expected, open, submitted, disputed, approved, billed or all")
    .option("-q, --query <words>", "words of the name, the client, the position or the number")
    .option("--where <conditions>", "e.g. hours:48..;client:Polderhaven Data;owner:none")
    .option("--sort <order>", "status, week, name, client or hours; - turns it")
    .action(async ({ week, query, json, ...filter }) => {
      const app = open();
      const asked = week === "all" ? week : mondayAsked(app, week);
      const found = await allOf(app, { ...filter, week: asked, q: query });
      print(found, json, () => told(found));
    });
  sub("count", "Count the timesheets of a week by status").action(async ({ week, json }) => {
    const app = open();
    const counts = await timesheets.counts(app, mondayAsked(app, week));
    print(counts, json, () =>
      table(
        ["STATUS", "TIMESHEETS"],
        timesheetStatuses.map((it) => [it, String(counts[it])]),
      ),
    );
  });
  addExpect(command, open);
  addReopen(command, open);
  addLetters(sub, open);
  addImports(command, open);
  addPay(command, open);
  return command;
}

function addExpect(command: Command, open: Context["open"]): void {
  command
    .command("expect")
    .description("Expect the timesheets of the past week")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const app = open();
      const expected = await timesheets.expectPast(app, utcToday(app));
      print({ expected }, json, () => `${expected} expected`);
    });
}

/** `coldaisle timesheets reopen D-0031 --week 2026-W47 --reason "Wrong rate"`. */
function addReopen(command: Command, open: Context["open"]): void {
  command
    .command("reopen <deployment>")
    .description("Open approved hours that no invoice has again, so that they can be corrected")
    .option("--week <week>", weekHelp)
    .requiredOption("--reason <reason>", "why; the worker and the person who approved are told")
    .option("--json", "print JSON")
    .action(async (deployment: string, { week, reason, json }) => {
      const app = open();
      const monday = mondayAsked(app, week);
      const id = await deployments.idOf(app, deployment);
      const sheet = (await timesheets.listByDeployment(app, id)).find((it) => it.week === monday);
      if (!sheet) throw new Failure("missing", "There is no timesheet of this week.");
      const { version } = sheet;
      const given = TimesheetDispute.parse({ version, reason });
      const done = await timesheets.dispute(app, sheet.id, given);
      print(done, json, () => told([done]));
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
    .option("--json", "print JSON")
    .action(async ({ json, ...options }) => {
      const asked = PayExport.parse(options);
      const app = open();
      refuseFolder(".");
      const { name, content } = await timesheets.payExport(app, asked);
      await save(name, content);
      print({ path: name }, json, () => name);
    });
}

type Sub = (name: string, description: string) => Command;

/** Commands that send emails, each of which can first say what it would send. */
function addLetters(sub: Sub, open: Context["open"]): void {
  sub("remind", "Email everyone whose hours of a week are missing")
    .option("--dry-run", "say how many emails would be sent, and send none")
    .action(async ({ week, json, dryRun = false }) => {
      const app = open();
      const done = await timesheets.remindMissing(app, { week: mondayAsked(app, week), dryRun });
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
      const done = await approvals.send(app, { week: mondayAsked(app, week), dryRun });
      print(done, json, () => sentTable(done));
    });
}

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
