import type { PastPeriod } from "@/modules/billing/invoices";
import { addDays, mondayOf } from "@/src/calendar";

/** Weeks counted back from this one, and how many days ago they were invoiced. */
type Weeks = { first: number; last: number; issued: number };

export function weeksBefore(today: string, all: readonly Weeks[]): PastPeriod[] {
  const monday = mondayOf(today);
  return all.map(({ first, last, issued }) => ({
    from: addDays(monday, -7 * first),
    to: addDays(monday, -7 * last + 6),
    issuedOn: addDays(today, -issued),
  }));
}
