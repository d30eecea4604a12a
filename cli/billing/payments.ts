import { Command } from "commander";
import { amountOf } from "@/modules/billing/invoices";
import { ledger, NewLedgerExport } from "@/modules/billing/ledger";
import { EntryQuery, PaymentQuery, payments } from "@/modules/billing/payments";
import { reminders } from "@/modules/billing/reminders";
import { sendings } from "@/modules/billing/sendings";
import type { Context } from "../context";
import { plural, print, table } from "../print";
import { refuseFolder, save, readText } from "../arguments";

/** `coldaisle payments import statement.xml --dry-run`. */
export function paymentsCommand(context: Context): Command {
  const command = new Command("payments").description(
    "Import bank statements, list incoming payments and send payment reminders",
  );
  command
    .command("import <file>")
    .description("Import a bank statement (CAMT.053) and book what is certain")
    .option("--dry-run", "only say what would be booked")
    .option("--json", "print JSON")
    .action((path: string, options) => importFile(context, path, options));
  command
    .command("list")
    .description("List incoming payments")
    .option("--view <view>", "open, booked or dismissed")
    .option("--json", "print JSON")
    .action((options) => list(context, options));
  command
    .command("booked")
    .description(
      "List what was booked on invoices, the last payment first unless --sort says otherwise",
    )
    .option("-q, --query <words>", "words of the invoice, the client or the reason")
    .option("--where <conditions>", "e.g. kind:bank;paid:-30d..;undone:no")
    .option("--sort <order>", "paid, booked, amount, client or invoice; - turns it")
    .option("--limit <count>", "at most so many")
    .option("--json", "print JSON")
    .action(({ query, json, ...filter }) => booked(context, { ...filter, q: query }, json));
  command
    .command("remind")
    .description("List payment reminders that are due, and send them")
    .option("--send", "send them by email")
    .option("--json", "print JSON")
    .action((options) => remind(context, options));
  return command;
}

async function booked({ open }: Context, filter: object, json = false) {
  const { payments: found } = await payments.list(open(), PaymentQuery.parse(filter));
  print(found, json, () =>
    table(
      ["PAID", "INVOICE", "CLIENT", "AMOUNT", "TYPE"],
      found.map((it) => [
        it.paidOn,
        it.invoiceNumber,
        it.clientName,
        `${amountOf(it.cents)} ${it.currency}`,
        it.kind,
      ]),
    ),
  );
}

type Options = { json?: boolean; dryRun?: boolean; view?: string; send?: boolean };

async function importFile({ open }: Context, path: string, { dryRun, json = false }: Options) {
  const app = open();
  const xml = await readText(path);
  const counts = dryRun
    ? await payments.previewImport(app, xml)
    : await payments.importStatements(app, xml);
  print(counts, json, () => {
    const { added, known, booked, bookedCents, toCheck } = counts;
    const sum = `${booked} booked (${amountOf(bookedCents)}), ${toCheck} to check`;
    return `${added} new payments, ${known} known, ${sum}${dryRun ? "; nothing was changed" : ""}`;
  });
}

async function list({ open }: Context, { view, json = false }: Options) {
  const query = EntryQuery.parse({ view, limit: 200 });
  const { entries } = await payments.entries(open(), query);
  print(entries, json, () =>
    table(
      ["DATE", "AMOUNT", "PAYER", "PROPOSED FOR"],
      entries.map((it) => [
        it.bookedOn,
        `${it.currency} ${amountOf(it.cents)}`,
        it.payerName,
        it.proposal?.allocations.map(({ number }) => number).join(", ") ?? null,
      ]),
    ),
  );
}

async function remind({ open }: Context, { send, json = false }: Options) {
  const app = open();
  const due = await reminders.due(app);
  const ids = due.map(({ invoiceId }) => invoiceId);
  const sent =
    send && ids.length > 0
      ? await sendings.runThrough(app, { kind: "reminders", invoiceIds: ids })
      : null;
  print({ due, sent }, json, () => {
    const lines = table(
      ["INVOICE", "CLIENT", "OPEN", "DAYS LATE", "LEVEL", "EMAIL"],
      due.map((it) => [
        it.number,
        it.clientName,
        `${it.currency} ${amountOf(it.openCents)}`,
        it.daysLate,
        it.level,
        it.email,
      ]),
    );
    return sent ? `${lines}\n${sent.sent} sent, ${sent.refused} not sent` : lines;
  });
}

/** `coldaisle ledger export --format datev --from 2026-11-01 --to 2026-11-30`. */
export function ledgerCommand({ open }: Context): Command {
  const command = new Command("ledger").description("Export invoices and payments for accounting");
  command
    .command("export")
    .description("Write invoices and payments of a period into a file")
    .requiredOption("--from <date>", "first day")
    .requiredOption("--to <date>", "last day")
    .option("--format <format>", "csv or datev", "csv")
    .option("--json", "print JSON")
    .action(async ({ json, ...period }) => {
      const app = open();
      // What was exported counts from here on, whether its file could be put down or not.
      refuseFolder(".");
      const made = await ledger.add(app, NewLedgerExport.parse(period));
      const { name, content } = await ledger.file(app, made.id);
      await save(name, content);
      print({ ...made, file: name }, json, () => {
        const { postings, added, late, leftOut } = made;
        const since = `${added} since the last export, ${late} of them in a period it had`;
        return `${name}: ${plural(postings, "posting")}, ${since}; ${leftOut} in other currencies left out`;
      });
    });
  return command;
}
