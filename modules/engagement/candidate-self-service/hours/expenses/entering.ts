import type { z } from "zod";
import { files } from "@/modules/records/files";
import type { Locale } from "@/modules/platform/accounts/rules";
import { NewExpense, ownWeeks, type Place, spend } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { minuteMs } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { byPage } from "../../links";
import { actionsPerMinute } from "../../rules";
import { linkOwner, type Visitor } from "../../visiting";
import { shownWeek, type WeekVisit } from "../entering";
import type { HourOutcome } from "../model";
import type { ExpenseFaults, ExpenseSent } from "./model";

type Asked = {
  deploymentId: string;
  week: string;
  lang?: Locale | undefined;
  sent: ExpenseSent;
};

/**
 * Adds what somebody spent to their own week, or removes it, or answers the form as it was sent with what is wrong in
 * it; null for a link that opens none.
 */
export async function enterExpense(
  app: App,
  visitor: Visitor,
  { lang, sent, ...asked }: Asked,
): Promise<WeekVisit | HourOutcome | null> {
  const me = await linkOwner(app, visitor);
  if (!me) return null;
  const limit = { key: `own-page-deed:${me.id}`, most: actionsPerMinute, windowMs: minuteMs };
  await countAttempt(app, limit);
  const place = { ...asked, candidateId: me.candidateId };
  const answer = await entered(byPage(app), place, sent).catch(stale);
  if (typeof answer === "string" && (answer !== "stale" || sent.remove)) return answer;
  const faults = typeof answer === "string" ? {} : answer;
  return shownWeek(await ownWeeks.show(app, place), {
    locale: lang ?? me.locale,
    said: answer === "stale" ? answer : null,
    spending: { sent, faults: { ...(hasReceipt(sent) && { receipt: "again" }), ...faults } },
  });
}

function stale(error: unknown): "stale" {
  if (["conflict", "invalid"].includes(Failure.from(error).kind)) return "stale";
  throw error;
}

async function entered(
  app: App,
  place: Place,
  sent: ExpenseSent,
): Promise<HourOutcome | ExpenseFaults> {
  const { version, remove } = sent;
  if (remove) {
    await spend(app, place, { version, remove });
    return "removed";
  }
  const read = NewExpense.safeParse(expenseOf(sent));
  const week = await ownWeeks.show(app, place);
  if (!read.success) return faultsIn(read.error);
  if (!week.days.includes(read.data.spentOn)) return { spentOn: "spentOn" };
  if (week.version !== version) return "stale";
  const receiptFileId = await receiptOf(app, place, sent).catch(unread);
  if (receiptFileId === undefined) return { receipt: "unread" };
  await spend(app, place, { version, add: { ...read.data, receiptFileId } });
  return receiptFileId ? "spentWithReceipt" : "spent";
}

function faultsIn({ issues }: z.ZodError): ExpenseFaults {
  const fields = issues.map(({ path: [field] }) => faultOf[String(field)] ?? String(field));
  return Object.fromEntries(fields.map((field) => [field, field]));
}

const faultOf: Record<string, string> = { amountCents: "amount", vatCents: "vat" };

function unread(error: unknown): undefined {
  if (["mistyped", "oversized"].includes(Failure.from(error).kind)) return undefined;
  throw error;
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

/** A form whose file was not chosen sends one without name and bytes. */
const hasReceipt = ({ receipt }: ExpenseSent): boolean =>
  Boolean(receipt && (receipt.size > 0 || receipt.name));

async function receiptOf(app: App, { deploymentId }: Place, sent: ExpenseSent) {
  const { receipt } = sent;
  if (!receipt || !hasReceipt(sent)) return null;
  const { id } = await files.add(app, {
    kind: "deployment",
    recordId: deploymentId,
    file: receipt as File,
    type: "other",
    audience: "internal",
  });
  return id;
}
