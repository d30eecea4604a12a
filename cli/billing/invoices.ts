import { Command } from "commander";
import {
  amountOf,
  type BillingRun,
  type Invoice,
  type InvoiceDraft,
  InvoiceQuery,
  invoices,
  NewCredit,
  SettledSeries,
} from "@/modules/billing/invoices";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { plural, print, table } from "../print";
import { sendCommand } from "./sending";
import { weekHelp } from "../weeks";
import { daysAsked } from "./weeks";
import { save } from "../arguments";

/** `coldaisle invoices run --week 2026-W47`. */
export function invoicesCommand(context: Context): Command {
  const command = new Command("invoices").description("Issue, list and credit invoices");
  runCommand(command, context);
  listCommand(command, context);
  showCommand(command, context);
  creditCommand(command, context);
  numbersCommand(command, context);
  return command.addCommand(sendCommand(context));
}

function runCommand(command: Command, { open }: Context): void {
  command
    .command("run")
    .description("Issue the invoices for what was approved and not billed yet")
    .option("--week <week>", weekHelp)
    .option("--from <day>", "instead of a week")
    .option("--to <day>", "with --from, the last day")
    .option("--client <id>", "only this client's")
    .option("--dry-run", "only show what would be issued and what is missing")
    .option("--json", "print JSON")
    .action(async ({ client, dryRun, json, ...choice }) => {
      const app = open();
      const days = daysAsked(app, choice);
      const all = await invoices.preview(app, days);
      const drafts = client ? all.filter(({ clientId }) => clientId === client) : all;
      if (dryRun || drafts.length === 0) return print(drafts, json, () => previewed(drafts));
      const confirmed = drafts.map(({ key, fingerprint }) => ({ key, fingerprint }));
      const run = await invoices.runThrough(app, { ...days, drafts: confirmed });
      print(run, json, () => told(run.items));
      if (run.issued < run.total) {
        throw new Failure("conflict", `Not issued: ${plural(run.total - run.issued, "invoice")}.`);
      }
    });
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List invoices, the newest first unless --sort says otherwise")
    .option("--status <status>", "open, overdue, sent, partPaid, paid, credited … or all")
    .option("--client <id>", "only this client's")
    .option("-q, --query <words>", "words of the number, the payment reference or the client")
    .option("--where <conditions>", "e.g. overdue:yes;amount:1000..;issued:-90d..")
    .option("--sort <order>", "number, client, issued, due, amount, open or status; - turns it")
    .option("--limit <count>", "at most so many")
    .option("--json", "print JSON")
    .action(async ({ json, query, ...filter }) => {
      const asked = InvoiceQuery.parse({ ...filter, q: query });
      const { items } = await invoices.list(open(), asked);
      print(items, json, () => listed(items));
    });
}

function showCommand(command: Command, { open }: Context): void {
  command
    .command("show <number>")
    .description("Show an invoice, or write its files")
    .option("--pdf <path>", "write the PDF there")
    .option("--xml <path>", "write the e-invoice there")
    .option("--json", "print JSON")
    .action(async (number, { pdf, xml, json }) => {
      const app = open();
      const found = await invoices.find(app, number);
      if (pdf) await save(pdf, (await invoices.file(app, number, "pdf")).bytes);
      if (xml) await save(xml, (await invoices.file(app, number, "xml")).bytes);
      print(found, json, () => listed([found]));
    });
}

function creditCommand(command: Command, { open }: Context): void {
  command
    .command("credit <number>")
    .description("Undo an invoice by a credit note; its hours can be billed again")
    .requiredOption("--reason <text>", "why; it stands on the credit note")
    .option("--json", "print JSON")
    .action(async (number, { reason, json }) => {
      const app = open();
      const { id, version } = await invoices.find(app, number);
      const note = await invoices.credit(app, id, NewCredit.parse({ version, reason }));
      print(note, json, () => `${note.number} credits ${number}`);
    });
}

function numbersCommand(command: Command, { open }: Context): void {
  command
    .command("numbers <year> <last>")
    .description("After a restore, enter the last invoice number that was issued in a year")
    .option("--json", "print JSON")
    .action(async (year, last, { json }) => {
      const asked = SettledSeries.parse({ series: year, last: Number(last) });
      const { series } = await invoices.settleNumbers(open(), asked.series, asked.last);
      const next = asked.last + 1;
      print({ series, next }, json, () => `The next number of ${series} is ${next}.`);
    });
}

const euros = (cents: number | null) => (cents === null ? "–" : amountOf(cents));
const hours = (minutes: number) => (minutes / 60).toFixed(2);

const previewed = (drafts: InvoiceDraft[]) =>
  table(
    ["CLIENT", "GROUP", "HOURS", "NET", "TOTAL", "VAT", "MISSING"],
    drafts.map((it) => [
      it.clientName,
      it.group ?? "–",
      hours(it.minutes),
      euros(it.netCents),
      euros(it.grossCents),
      it.vat ? `${it.vat.category} ${it.vat.rate / 100}%` : "–",
      [
        ...it.missing,
        ...(it.gap ? [`VAT: ${it.gap}`] : []),
        ...it.underpaid.map(({ position, clause }) => `equal pay: ${position} (${clause})`),
      ].join(", ") || "–",
    ]),
  );

const told = (items: BillingRun["items"]) =>
  table(
    ["CLIENT", "NUMBER", "STATE", "REASON"],
    items.map((it) => [it.clientName, it.number ?? "–", it.state, it.reason ?? "–"]),
  );

const listed = (found: Invoice[]) =>
  table(
    ["NUMBER", "CLIENT", "DATE", "DUE", "TOTAL", "PAID", "STATUS"],
    found.map((it) => [
      it.number,
      it.clientName,
      it.issuedOn,
      it.dueOn,
      euros(it.kind === "creditNote" ? -it.grossCents : it.grossCents),
      euros(it.paidCents),
      it.status,
    ]),
  );
