import type { Command } from "commander";
import { imports, lastHeadRow } from "@/modules/crm/imports";
import {
  duplicateChoices,
  fieldsOf,
  type ListCheck,
  type ListImport,
  type ListKind,
  listImports,
  type ListPlan,
} from "@/modules/engagement/list-imports";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { plural, print } from "../print";
import { readBytes, fileNameOf } from "../arguments";

type Options = {
  map?: string[];
  head?: string;
  doubles: string;
  dryRun?: boolean;
  json?: boolean;
};

const about: Record<ListKind, string> = {
  clients: "Import clients from CSV or XLSX; columns are matched by name",
  jobs: "Import jobs of your clients from CSV or XLSX; new clients are added as prospects",
};

export function listCommands(command: Command, context: Context): void {
  for (const kind of ["clients", "jobs"] as const) listCommand(command, context, kind);
}

function listCommand(command: Command, { open }: Context, kind: ListKind): void {
  command
    .command(`${kind} <file>`)
    .description(about[kind])
    .option("--map <column=field...>", `map a column to a field: ${fieldsOf[kind].join(" ")}`)
    .option("--head <row>", "row with the column names, 0 for none; found by itself otherwise")
    .option("--doubles <choice>", "rows that are here already: skip or create", "skip")
    .option("--dry-run", "check every row without importing")
    .option("--json", "print JSON")
    .action(async (file: string, options: Options) => {
      const app = open();
      try {
        await brought(app, { kind, path: file }, options);
      } finally {
        imports.closeReader(app);
        await app.close();
      }
    });
}

type Named = { kind: ListKind; path: string };

async function brought(app: App, { kind, path }: Named, options: Options): Promise<void> {
  const bytes = await readBytes(path);
  const duplicates = duplicateChoices.find((it) => it === options.doubles);
  if (!duplicates) throw new Failure("invalid", "Duplicates are skipped or created.");
  const found = await listImports.open(app, { kind, name: fileNameOf(path), bytes });
  const { id, version, plan } = options.head ? await headed(app, found, options.head) : found;
  const columns = mapped(kind, plan, options.map ?? []);
  await listImports.change(app, id, { version, plan: { columns, doubles: duplicates } });
  const check = await listImports.check(app, id);
  if (options.dryRun || check.create === 0) {
    await listImports.discard(app, id);
    return print(check, options.json ?? false, () => foreseen(check));
  }
  const row = await listImports.runThrough(app, id);
  print({ ...row, check }, options.json ?? false, () => summary(row, check));
}

/** The same file with its column names in the row that somebody says. */
function headed(app: App, { id, version, plan }: ListImport, row: string) {
  const headRow = Number(row) - 1;
  if (!Number.isInteger(headRow) || headRow < -1 || headRow > lastHeadRow)
    throw new Failure("invalid", `The row of the column names is 0 to ${lastHeadRow + 1}.`);
  const head = { hasHead: headRow >= 0, headRow: Math.max(0, headRow), headRows: 1 as const };
  return listImports.change(app, id, { version, plan: { reading: { ...plan.reading, ...head } } });
}

/** `Relatie=name`, and `Relatie=` for a column that is left out. */
function mapped(kind: ListKind, { head, columns }: ListPlan, pairs: string[]): ListPlan["columns"] {
  const given = new Map(pairs.map((pair) => [pair.slice(0, pair.lastIndexOf("=")), pair]));
  if ([...given.keys()].some((name) => !head.includes(name)))
    throw new Failure("invalid", "The file has no column with this name.");
  return head.map((name, n) => {
    const wanted = given.get(name)?.slice(name.length + 1);
    if (wanted === undefined) return columns[n] ?? null;
    const field = fieldsOf[kind].find((it) => it === wanted) ?? null;
    if (wanted && !field) throw new Failure("invalid", "There is no field of this name.");
    return field;
  });
}

const told = ({ emptied, newClients, unread }: ListCheck): string[] => [
  ...emptied.map(({ field, count }) => `${field}: ${count} not readable, left empty`),
  ...(newClients.length > 0 ? [`New clients: ${newClients.join(", ")}`] : []),
  ...unread.map(({ name, count }) => `Not imported: ${name} (${count})`),
];

const foreseen = (check: ListCheck) =>
  [
    `${plural(check.total, "row")}: ${check.create} to create, ${check.skip} here already, ` +
      `${check.closed} closed, ${check.blocked} without a name`,
    ...told(check),
  ].join("\n");

const summary = (row: ListImport, check: ListCheck) =>
  [
    `${row.state}: ${row.created} created, ${row.skipped} skipped, ${row.rejected} rejected ` +
      `of ${row.total}. Undo: coldaisle import undo ${row.id}`,
    ...told(check),
  ].join("\n");

/** Undoes an import of clients or jobs; answers whether the id is one. */
export async function undoneList(app: App, id: string, json: boolean): Promise<boolean> {
  const isList = await listImports.find(app, id).then(
    () => true,
    (error: unknown) => {
      if (Failure.from(error).kind === "missing") return false;
      throw error;
    },
  );
  if (!isList) return false;
  const undone = await listImports.undo(app, id);
  print(undone, json, () => `${undone.archived} archived, ${undone.kept} kept.`);
  return true;
}
