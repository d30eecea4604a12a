import { Command } from "commander";
import {
  type Check,
  duplicateChoices,
  foundIn,
  type Import,
  importFields,
  imports,
  type Plan,
  ruledBy,
} from "@/modules/crm/imports";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { utcDay } from "@/src/calendar";
import type { Context } from "../context";
import { plural, print, progressBar } from "../print";
import { listCommands, undoneList } from "../staffing/list-import";
import { headed, onSheet, provenanceOf, tellOthers } from "./import-reading";
import { rulesIn, writeRules } from "./repair-rules";
import { output } from "../output";
import { readBytes, fileNameOf, refuseUnwritable } from "../arguments";

const lookEveryMs = 200;

type Options = Record<"origin" | "basis" | "on" | "doubles", string> & {
  map?: string[];
  informed?: boolean;
  head?: string;
  sheet?: string;
  rules?: string;
  writeRules?: string;
  dryRun?: boolean;
  json?: boolean;
};

export function importCommand(context: Context): Command {
  const command = new Command("import").description(
    "Import candidates, clients or jobs from a file",
  );
  candidatesCommand(command, context);
  listCommands(command, context);
  rejectedCommand(command, context);
  undoCommand(command, context);
  return command;
}

function candidatesCommand(command: Command, { open }: Context): void {
  command
    .command("candidates <file>")
    .description("Import candidates from CSV or XLSX; columns are matched by name")
    .requiredOption("--origin <words>", "data source (GDPR, Article 14)")
    .option("--basis <basis>", "consent, legitimate-interest or contract", "legitimate-interest")
    .option("--on <day>", "date their data was received", utcDay(new Date()))
    .option("--informed", "they have been informed that their data is stored")
    .option("--map <column=field...>", `map a column to a field: ${importFields.join(", ")}`)
    .option(
      "--sheet <name>",
      "sheet of a workbook, by name or number; the first with a table otherwise",
    )
    .option("--head <row>", "row with the column names, 0 for none; found by itself otherwise")
    .option("--doubles <choice>", "existing candidates: skip, update or create", "skip")
    .option(
      "--rules <file>",
      "JSON or YAML file with fixes, value mappings, duplicates and defaults",
    )
    .option("--write-rules <file>", "only write a rules file from what was found, to complete")
    .option("--dry-run", "check every row without importing")
    .option("--json", "print JSON")
    .action(async (file: string, options: Options) => {
      const app = open();
      try {
        await brought(app, file, options);
      } finally {
        imports.closeReader(app);
        await app.close();
      }
    });
}

function rejectedCommand(command: Command, { open }: Context): void {
  command
    .command("rejected <id>")
    .description("Print rejected rows as CSV, each with the reason")
    .action(async (id: string) => {
      output.write((await imports.rejectedRows(open(), id)).content);
    });
}

function undoCommand(command: Command, { open }: Context): void {
  command
    .command("undo <id>")
    .description("Undo a whole import; records edited since are kept")
    .option("--json", "print JSON")
    .action(async (id: string, { json }) => {
      if (await undoneList(open(), id, json)) return;
      const undone = await imports.undo(open(), id);
      const { removed, restored, kept } = undone;
      const names = kept.map(({ number, name }) => `${number} ${name}`);
      print(undone, json, () =>
        [`${removed} removed, ${restored} restored, ${kept.length} kept.`, ...names].join("\n"),
      );
    });
}

async function brought(app: App, path: string, options: Options): Promise<void> {
  const bytes = await readBytes(path);
  if (options.writeRules) refuseUnwritable(options.writeRules);
  const provenance = provenanceOf(options);
  const all = duplicateChoices.find((it) => it === options.doubles);
  if (!all) throw new Failure("invalid", "Duplicates are skipped, updated or created.");
  const rules = options.rules ? await rulesIn(options.rules) : undefined;
  const found = await imports.open(app, fileNameOf(path), bytes);
  const sheet = options.sheet ? await onSheet(app, found, options.sheet) : found;
  const taken = options.head ? await headed(app, sheet, options.head) : sheet;
  if (!options.json) tellOthers(found, sheet.plan.reading.sheet);
  const { id, version } = taken;
  const columns = mapped(taken.plan, options.map ?? []);
  const whole: Plan = { ...taken.plan, provenance, columns, doubles: { all, rows: {} } };
  const { reading: _, head: __, ...plan } = { ...whole, ...(rules && ruledBy(rules, whole)) };
  const decided = await imports.change(app, id, { version, plan });
  const check = await imports.check(app, id);
  const isEmpty = check.create + check.update === 0 && check.blocked > 0;
  if (options.writeRules) await writeRules(options.writeRules, check, decided.plan);
  if (options.dryRun || options.writeRules || isEmpty) {
    await imports.discard(app, id);
    print(check, options.json ?? false, () => foreseen(check, decided.plan));
    return isEmpty ? refuseEmpty() : undefined;
  }
  const row = await watched(app, id);
  print({ ...row, check }, options.json ?? false, () => summary(row, check, decided.plan));
}

function refuseEmpty(): never {
  throw new Failure(
    "invalid",
    "No row can be taken in. Write down what was found with --write-rules, fill it in, and come back with --rules.",
  );
}

/** `Functie=headline`, and `Functie=` for a column that is left out. */
function mapped({ head, columns }: Plan, pairs: string[]): Plan["columns"] {
  const given = new Map(pairs.map((pair) => [pair.slice(0, pair.lastIndexOf("=")), pair]));
  const unknown = [...given.keys()].find((name) => !head.includes(name));
  if (unknown !== undefined) throw new Failure("invalid", "The file has no column with this name.");
  return head.map((name, n) => {
    const pair = given.get(name);
    if (pair === undefined) return columns[n] ?? null;
    const wanted = pair.slice(name.length + 1);
    const field = importFields.find((it) => it === wanted) ?? null;
    if (wanted && !field) throw new Failure("invalid", "There is no field of this name.");
    return field;
  });
}

/** Draws the bar while the import goes on. */
async function watched(app: App, id: string): Promise<Import> {
  const bar = progressBar();
  const show = async () => {
    const { done, total } = await imports.find(app, id);
    bar.show(Math.floor((100 * done) / Math.max(1, total)), `${done} of ${total}`);
  };
  const timer = setInterval(() => void show(), lookEveryMs);
  try {
    return await imports.runThrough(app, id);
  } finally {
    clearInterval(timer);
    bar.end();
  }
}

const foreseen = (check: Check, plan: Plan) =>
  [
    `${plural(check.total, "row")}: ${check.create} to create, ${check.update} to update, ` +
      `${check.skip} to skip, ${check.blocked} blocked, ${check.leftOut + check.sums.count} left out`,
    ...foundIn(check, plan),
  ].join("\n");

const summary = (row: Import, check: Check, plan: Plan) =>
  [
    `${row.state}: ${row.created} created, ${row.updated} updated, ${row.skipped} skipped, ` +
      `${row.rejected} rejected of ${row.total}. Undo: coldaisle import undo ${row.id}`,
    ...foundIn(check, plan),
    ...(row.rejected > 0 ? [`Rejected rows: coldaisle import rejected ${row.id}`] : []),
  ].join("\n");
