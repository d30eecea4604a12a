import { files } from "@/modules/records/files";
import { NewExpense, ownWeeks, type Place, spend } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { minuteMs } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { byPage } from "../../links";
import { deedsPerMinute } from "../../rules";
import { holderOf, type Visitor } from "../../visiting";
import type { HourOutcome } from "../model";
import type { ExpenseSent } from "./model";

type Asked = { deploymentId: string; week: string; sent: ExpenseSent };

/** Adds what somebody spent to their own week, or removes it; null for a link that opens none. */
export async function enterExpense(
  app: App,
  visitor: Visitor,
  { sent, ...asked }: Asked,
): Promise<HourOutcome | null> {
  const me = await holderOf(app, visitor);
  if (!me) return null;
  const limit = { key: `own-page-deed:${me.id}`, most: deedsPerMinute, windowMs: minuteMs };
  await countAttempt(app, limit);
  const place = { ...asked, candidateId: me.candidateId };
  return entered(byPage(app), place, sent).catch((error: unknown) => {
    const failure = Failure.from(error);
    if (failure.kind === "conflict") return "stale";
    if (failure.kind === "invalid") return "unread";
    if (["mistyped", "oversized"].includes(failure.kind)) return "badFile";
    throw error;
  });
}

async function entered(app: App, place: Place, sent: ExpenseSent): Promise<HourOutcome> {
  const { version, remove } = sent;
  if (remove) {
    await spend(app, place, { version, remove });
    return "kept";
  }
  const read = NewExpense.safeParse(expenseOf(sent));
  const week = await ownWeeks.show(app, place);
  if (!read.success || !week.days.includes(read.data.spentOn)) return "unread";
  if (week.version !== version) return "stale";
  const receiptFileId = await receiptOf(app, place, sent.receipt);
  await spend(app, place, { version, add: { ...read.data, receiptFileId } });
  return "kept";
}

/** "12,50" and "12.50" are the same; kilometres have no amount. */
function expenseOf({ kind, spentOn, note, ...sent }: ExpenseSent) {
  const figure = (text: string) => Number(text.replace(",", ".")) || 0;
  const cents = (text: string) => Math.round(figure(text) * 100);
  return kind === "mileage"
    ? { kind, spentOn, note, kilometres: Math.round(figure(sent.kilometres)) || null }
    : {
        kind,
        spentOn,
        note,
        currency: sent.currency,
        amountCents: cents(sent.amount),
        vatCents: cents(sent.vat),
      };
}

async function receiptOf(app: App, { deploymentId }: Place, receipt: ExpenseSent["receipt"]) {
  if (!receipt || receipt.size === 0) return null;
  const { id } = await files.add(app, {
    kind: "deployment",
    recordId: deploymentId,
    file: receipt as File,
    type: "other",
    audience: "internal",
  });
  return id;
}
