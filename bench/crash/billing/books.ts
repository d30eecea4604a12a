import { Database } from "bun:sqlite";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Recounts hours, numbers and payments by hand, without a line of the product, in a process of its own: whoever has the
// database open elsewhere would lose its locks by our closing the file.

export type Promised = { invoices: string[]; payments: Record<string, number> };
export type Books = {
  minutes: number;
  invoices: number;
  creditNotes: number;
  payments: number;
  isRunning: boolean;
  faults: Record<Fault, string[]>;
};

const holds = `i.kind = 'invoice' and i.status <> 'credited'`;

/** Each finds rows that must not be; the first column says which. */
const questions = {
  "billed twice": `select h.line_id from invoice_hours h join invoices i on i.id = h.invoice_id
    where ${holds} group by h.line_id having count(*) > 1`,
  "billed by nothing": `select l.id from timesheet_lines l where l.invoice_id is not null
    and not exists (select 1 from invoice_hours h join invoices i on i.id = h.invoice_id
      where ${holds} and h.line_id = l.id and h.invoice_id = l.invoice_id and h.minutes = l.minutes)
    and not exists (select 1 from hour_write_offs o where o.id = l.invoice_id)`,
  "billed and waiting": `select h.line_id from invoice_hours h join invoices i on i.id = h.invoice_id
    join timesheet_lines l on l.id = h.line_id where ${holds} and l.invoice_id is not h.invoice_id`,
  "numbers missing": `select s.name from invoice_series s where s.last <>
    (select count(distinct n) from invoices i where i.series = s.name and i.n between 1 and s.last)`,
  "numbers twice": `select number from invoices group by number having count(*) > 1`,
  "half invoices": `select i.number from invoices i where i.minutes <>
      (select coalesce(sum(h.minutes), 0) from invoice_hours h where h.invoice_id = i.id)
    or not exists (select 1 from audit_entries a where a.entity_id = i.id
      and a.action = case i.kind when 'invoice' then 'invoice.issued' else 'invoice.credited' end)
    or not exists (select 1 from letters l where l.once_key = 'invoice:' || i.id)
    or i.run_id is not null and not exists (select 1 from billing_run_items b
      where b.run_id = i.run_id and b.invoice_id = i.id and b.state = 'issued')
    or i.status = 'credited' and not exists (select 1 from invoices c where c.credits_id = i.id)
    or i.credits_id is not null and not exists (select 1 from invoices o
      where o.id = i.credits_id and o.status = 'credited')`,
  "payments astray": `select i.number from invoices i where i.paid_cents <>
      (select coalesce(sum(p.cents), 0) from payments p where p.invoice_id = i.id and p.kind <> 'writeOff')
    union select e.id from bank_entries e where e.booked_cents <>
      (select coalesce(sum(p.cents), 0) from payments p where p.entry_id = e.id)`,
} as const;

export type Fault = keyof typeof questions | "minutes lost" | "files lost" | "promises lost";
/** What must stay at none. */
export const faults: readonly Fault[] = [
  "minutes lost",
  ...(Object.keys(questions) as (keyof typeof questions)[]),
  "files lost",
  "promises lost",
];

function look(folder: string, minutes: number, promised: Promised): Books {
  const sqlite = new Database(join(folder, "coldaisle.db"), { readonly: true });
  sqlite.run("pragma busy_timeout = 5000");
  // One moment for all questions, while a server goes on.
  sqlite.run("begin");
  const names = (sql: string, ...given: string[]) =>
    sqlite
      .query(sql)
      .values(...given)
      .map(([first]) => String(first));
  const count = (sql: string) => Number(names(sql)[0] ?? 0);
  const own = count("select coalesce(sum(minutes), 0) from timesheet_lines");
  const lost = promised.invoices.filter(
    (id) => names("select id from invoices where id = ?", id).length === 0,
  );
  const unpaid = Object.entries(promised.payments).filter(
    ([id, cents]) => paidBy(sqlite, id) < cents,
  );
  const found = Object.entries(questions).map(([fault, sql]) => [fault, names(sql)]);
  return {
    minutes: own,
    invoices: count("select count(*) from invoices where kind = 'invoice'"),
    creditNotes: count("select count(*) from invoices where kind = 'creditNote'"),
    payments: count("select count(*) from payments"),
    isRunning: count("select count(*) from billing_runs where state = 'running'") > 0,
    faults: {
      ...(Object.fromEntries(found) as Record<keyof typeof questions, string[]>),
      "minutes lost": minutes === 0 || own === minutes ? [] : [`${own} of ${minutes}`],
      "files lost": damagedFiles(folder, sqlite),
      "promises lost": [...lost, ...unpaid.map(([id]) => id)],
    },
  };
}

const paidBy = (sqlite: Database, invoiceId: string): number =>
  Number(
    sqlite
      .query("select coalesce(sum(cents), 0) from payments where invoice_id = ?")
      .values(invoiceId)[0]?.[0],
  );

/** Both forms of every invoice, each with the bytes that its name promises and with its number inside. */
function damagedFiles(folder: string, sqlite: Database): string[] {
  const rows = sqlite.query("select number, pdf, xml from invoices").values() as string[][];
  return rows.flatMap(([number = "", pdf = "", xml = ""]) => {
    const isWhole = [pdf, xml].every((name) => sumOf(folder, name) === name.slice(0, 64));
    const says = isWhole && readFileSync(pathOf(folder, xml), "utf8").includes(`>${number}<`);
    return says ? [] : [number];
  });
}

const pathOf = (folder: string, name: string) => join(folder, "files", name.slice(0, 2), name);

function sumOf(folder: string, name: string): string {
  const path = pathOf(folder, name);
  if (!existsSync(path)) return "missing";
  return new Bun.CryptoHasher("sha256").update(readFileSync(path)).digest("hex");
}

/** Asks a process of its own; zero minutes are not compared. */
export async function recounted(
  folder: string,
  minutes: number,
  promised: Promised,
): Promise<Books> {
  const child = Bun.spawn([process.execPath, import.meta.path, folder, String(minutes)], {
    ...{ stdin: new TextEncoder().encode(JSON.stringify(promised)), stderr: "pipe" },
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) === 0) return JSON.parse(out);
  throw new Error(`The books could not be read. ${err.trim().split("\n").at(-1) ?? ""}`);
}

if (import.meta.main) {
  const [folder = "", minutes = "0"] = Bun.argv.slice(2);
  const promised: Promised = JSON.parse(await Bun.stdin.text());
  console.log(JSON.stringify(look(folder, Number(minutes), promised)));
}
