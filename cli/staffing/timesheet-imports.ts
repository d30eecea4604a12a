import type { Command } from "commander";
import { imports } from "@/modules/crm/imports";
import {
  type ExpensesImported,
  type HoursImported,
  type ImportFault,
  timesheets,
} from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";
import { readBytes, readText } from "../arguments";

/** `coldaisle timesheets import hours.csv --dry-run` and `coldaisle timesheets import-expenses expenses.xlsx`. */
export function addImports(command: Command, open: Context["open"]): void {
  command
    .command("import <file>")
    .description("Import hours from a CSV or XLSX file, or SETU Timecards in JSON")
    .option("--submit", "submit the hours for approval too")
    .option("--dry-run", "say what would be imported, and import nothing")
    .option("--json", "print JSON")
    .action(async (path: string, { json, ...options }) => {
      const isCards = path.toLowerCase().endsWith(".json");
      const content = isCards ? { text: await readText(path) } : { file: await base64In(path) };
      const importHours = (app: App) => timesheets.importHours(app, { ...content, ...options });
      const done = await readBy(open(), importHours);
      told(done, json, () => hoursTable(done));
    });
  command
    .command("import-expenses <file>")
    .description("Import expenses from a CSV or XLSX file")
    .option("--dry-run", "say what would be imported, and import nothing")
    .option("--json", "print JSON")
    .action(async (path: string, { json, dryRun = false }) => {
      const file = await base64In(path);
      const done = await readBy(open(), (app) => timesheets.importExpenses(app, { file, dryRun }));
      told(done, json, () => expensesTable(done));
    });
}

const base64In = async (path: string) => (await readBytes(path)).toBase64();

/** Sends the reader of files home afterwards, which would keep the program waiting. */
const readBy = <Done>(app: App, read: (app: App) => Promise<Done>) =>
  read(app).finally(() => imports.closeReader(app));

type Told = { faults: ImportFault[] };

function told(done: Told, json: boolean, rows: () => string): void {
  print(done, json, () => (done.faults.length > 0 ? faultTable(done) : rows()));
  if (done.faults.length > 0)
    throw new Failure("invalid", "Nothing was imported. Correct these lines and try again.");
}

const faultTable = ({ faults }: Told) =>
  table(
    ["LINE", "COLUMN", "FAULT"],
    faults.map((it) => [String(it.line), it.column ?? "", it.sentence]),
  );

const hoursTable = ({ weeks }: HoursImported) =>
  table(
    ["NUMBER", "NAME", "WEEK", "HOURS"],
    weeks.map((it) => [it.number, it.name, it.week, (it.minutes / 60).toFixed(2)]),
  );

const expensesTable = ({ weeks }: ExpensesImported) =>
  table(
    ["NUMBER", "NAME", "WEEK", "NEW", "ALREADY THERE", "KM", "AMOUNT"],
    weeks.map((it) => [
      it.number,
      it.name,
      it.week,
      String(it.added),
      String(it.known),
      String(it.kilometres),
      it.amounts.map(({ currency, cents }) => `${(cents / 100).toFixed(2)} ${currency}`).join(", "),
    ]),
  );
