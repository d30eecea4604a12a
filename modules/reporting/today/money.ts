import { payments } from "@/modules/billing/payments";
import { reminders } from "@/modules/billing/reminders";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { disputesWithinWeeks, groupPaths, rowsShown } from "./rules";
import { type Found, firstOf, row } from "./shape";

/** Hours that a client disputed in the last weeks, the latest week first. */
export async function hoursDisputed(app: App): Promise<Found> {
  const monday = mondayOf(utcToday(app));
  const weeks = Array.from({ length: disputesWithinWeeks }, (_, n) => addDays(monday, -7 * n));
  const found = await Promise.all(
    weeks.map((week) => timesheets.list(app, { week, status: "disputed", limit: 200 })),
  );
  return firstOf(
    found
      .flatMap((page) => page.timesheets)
      .map(({ id, number, week, candidateName, clientName, deploymentId }) =>
        row({
          id,
          number,
          at: week,
          who: candidateName,
          what: clientName,
          path: `/deployments/${deploymentId}?tab=timesheets`,
        }),
      ),
  );
}

/** Money that came in and is for no invoice yet, the oldest first. */
export async function paymentsToCheck(app: App): Promise<Found> {
  const { total, entries } = await payments.waiting(app, rowsShown);
  return {
    total,
    rows: entries.map(({ id, bookedOn, cents, currency, payerName }) =>
      row({
        id,
        at: bookedOn,
        who: payerName,
        money: { cents, currency },
        path: groupPaths.payments,
      }),
    ),
  };
}

/** Invoices that a reminder is due for, the longest overdue first. */
export async function invoicesOverdue(app: App): Promise<Found> {
  const due = await reminders.due(app);
  return firstOf(
    due.map(({ invoiceId, number, dueOn, clientName, currency, openCents }) =>
      row({
        id: invoiceId,
        number,
        at: dueOn,
        isLate: true,
        who: clientName,
        what: number,
        money: { cents: openCents, currency },
        path: groupPaths.overdue,
      }),
    ),
  );
}
