import { Command } from "commander";
import { amountOf, InvoiceIdsQuery, invoices } from "@/modules/billing/invoices";
import {
  maxLetters,
  NewSending,
  type Sending,
  type SendingKind,
  sendings,
} from "@/modules/billing/sendings";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { plural, print, table } from "../print";

type Options = { unsent?: boolean; json?: boolean; dryRun?: boolean };

/** `coldaisle invoices send 2026-00001 2026-00002`: by mail, as they were issued. */
export const sendCommand = ({ open }: Context): Command =>
  new Command("send")
    .description("Email invoices as they were issued")
    .argument("[numbers...]", "invoice numbers")
    .option("--unsent", "all that were issued and not sent yet")
    .option("--dry-run", "only show what would be sent")
    .option("--json", "print JSON")
    .action(async (numbers: string[], { unsent = false, json = false, dryRun }: Options) => {
      const app = open();
      const ids = unsent ? await unsentIds(app) : await idsOf(app, numbers);
      if (dryRun) return shown(app, ids, json);
      if (ids.length > 0 || !unsent) await sendThrough(app, { kind: "invoices", ids, json });
    });

/** As many as one run takes; the next call sends the rest. */
const unsentIds = async (app: App) =>
  (await invoices.lists.ids(app, InvoiceIdsQuery.parse({ status: "issued" }))).ids.slice(
    0,
    maxLetters,
  );

const idsOf = (app: App, numbers: string[]) =>
  Promise.all(numbers.map(async (number) => (await invoices.find(app, number)).id));

async function shown(app: App, ids: string[], json: boolean): Promise<void> {
  const found = await Promise.all(ids.map((id) => invoices.find(app, id)));
  const rows = found.map((it) => [it.number, it.clientName, amountOf(it.grossCents), it.status]);
  print(found, json, () => table(["NUMBER", "CLIENT", "TOTAL", "STATUS"], rows));
}

type Letters = { kind: SendingKind; ids: string[]; json: boolean };

/** One run, waited for; what could not be sent is named and makes the command fail. */
export async function sendThrough(app: App, { kind, ids, json }: Letters): Promise<void> {
  const run = await sendings.runThrough(app, NewSending.parse({ kind, invoiceIds: ids }));
  print(run, json, () => told(run));
  if (run.refused > 0) throw new Failure("conflict", `Not sent: ${plural(run.refused, "email")}.`);
}

const told = ({ sent, total, refusals }: Sending): string =>
  [
    `${sent} of ${total} sent`,
    ...(refusals.length > 0
      ? [
          table(
            ["NUMBER", "REASON"],
            refusals.map(({ number, reason }) => [number, reason]),
          ),
        ]
      : []),
  ].join("\n");
