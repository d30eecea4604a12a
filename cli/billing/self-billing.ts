import { Command } from "commander";
import { amountOf, NewCredit } from "@/modules/billing/invoices";
import {
  maxAtOnce,
  type SelfBill,
  SelfBillPaid,
  SelfBillQuery,
  selfBilling,
  type SelfBillDraft,
  type SelfBillsIssued,
} from "@/modules/billing/self-billing";
import { utcToday } from "@/src/calendar";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { plural, print, table } from "../print";
import { weekHelp } from "../weeks";
import { daysAsked } from "./weeks";
import { save } from "../arguments";

/** `coldaisle self-billing run --week 2026-W47`. */
export function selfBillingCommand(context: Context): Command {
  const command = new Command("self-billing").description(
    "Issue, list, pay and credit invoices in the name of freelancers",
  );
  runCommand(command, context);
  listCommand(command, context);
  showCommand(command, context);
  stepCommands(command, context);
  return command;
}

function runCommand(command: Command, { open }: Context): void {
  command
    .command("run")
    .description("Make out what freelancers worked, as approved")
    .option("--week <week>", weekHelp)
    .option("--from <day>", "instead of a week")
    .option("--to <day>", "with --from, the last day")
    .option("--dry-run", "only show what would be made out and what is missing")
    .option("--json", "print JSON")
    .action(async ({ dryRun, json, ...choice }) => {
      const app = open();
      const days = daysAsked(app, choice);
      const drafts = await selfBilling.preview(app, days);
      if (dryRun || drafts.length === 0) return print(drafts, json, () => previewed(drafts));
      const done: SelfBillsIssued = [];
      for (let at = 0; at < drafts.length; at += maxAtOnce) {
        const some = drafts.slice(at, at + maxAtOnce);
        const confirmed = some.map(({ key, fingerprint }) => ({ key, fingerprint }));
        done.push(...(await selfBilling.issue(app, { ...days, drafts: confirmed })));
      }
      print(done, json, () =>
        table(
          ["NUMBER", "REASON"],
          done.map(({ number, reason }) => [number, reason]),
        ),
      );
      const refused = done.filter(({ number }) => number === null).length;
      if (refused > 0) throw new Failure("conflict", `Not issued: ${plural(refused, "invoice")}.`);
    });
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List self-billing invoices, the newest first")
    .option("--status <status>", "unpaid, sent, paid, credited … or all")
    .option("--limit <count>", "at most so many")
    .option("--json", "print JSON")
    .action(async ({ json, ...query }) => {
      const { items } = await selfBilling.list(open(), SelfBillQuery.parse(query));
      print(items, json, () => listed(items));
    });
}

function showCommand(command: Command, { open }: Context): void {
  command
    .command("show <number>")
    .description("Show a self-billing invoice, or write its files")
    .option("--pdf <path>", "write the PDF there")
    .option("--xml <path>", "write the e-invoice there")
    .option("--json", "print JSON")
    .action(async (number, { pdf, xml, json }) => {
      const app = open();
      const found = await selfBilling.find(app, number);
      if (pdf) await save(pdf, (await selfBilling.file(app, number, "pdf")).bytes);
      if (xml) await save(xml, (await selfBilling.file(app, number, "xml")).bytes);
      print(found, json, () => listed([found]));
    });
}

function stepCommands(command: Command, { open }: Context): void {
  command
    .command("pay <number>")
    .description("Note that a self-billing invoice was paid")
    .option("--on <day>", "the day; default: today")
    .option("--json", "print JSON")
    .action(async (number, { on, json }) => {
      const app = open();
      const { version } = await selfBilling.find(app, number);
      const paid = SelfBillPaid.parse({ version, paidOn: on ?? utcToday(app) });
      const bill = await selfBilling.pay(app, number, paid);
      print(bill, json, () => `${number} was paid on ${bill.paidOn}.`);
    });
  command
    .command("credit <number>")
    .description("Undo a self-billing invoice by a credit note")
    .requiredOption("--reason <text>", "why; it stands on the credit note")
    .option("--json", "print JSON")
    .action(async (number, { reason, json }) => {
      const app = open();
      const { version } = await selfBilling.find(app, number);
      const note = await selfBilling.credit(app, number, NewCredit.parse({ version, reason }));
      print(note, json, () => `${note.number} credits ${number}`);
    });
}

const euros = (cents: number | null) => (cents === null ? null : amountOf(cents));

const previewed = (drafts: SelfBillDraft[]) =>
  table(
    ["PERSON", "HOURS", "NET", "TOTAL", "VAT", "MISSING"],
    drafts.map((it) => [
      it.candidateName,
      (it.minutes / 60).toFixed(2),
      euros(it.netCents),
      euros(it.grossCents),
      it.vat && `${it.vat.category} ${it.vat.rate / 100}%`,
      [...it.missing, ...(it.gap ? [`VAT: ${it.gap}`] : [])].join(", ") || null,
    ]),
  );

const listed = (found: SelfBill[]) =>
  table(
    ["NUMBER", "NAME", "DATE", "DUE", "TOTAL", "PAID", "STATUS"],
    found.map((it) => [
      it.number,
      it.supplierName,
      it.issuedOn,
      it.dueOn,
      euros(it.kind === "creditNote" ? -it.grossCents : it.grossCents),
      it.paidOn,
      it.status,
    ]),
  );
