import { contractTypes } from "@/modules/staffing/deployments/rules";
import { moments, parties } from "@/modules/staffing/deployments/feedback/rules";
import { addDays } from "@/src/calendar";
import { at, type Context, pairOf, sinceOf } from "./placed";

/** Three of four are over, one of twenty was broken off. */
export function deploymentOf(context: Context, n: number) {
  const { random, any, companies, today } = context;
  const startDate = addDays(sinceOf(context, n), 10 + (n % 40));
  const contractType = contractTypes[n % 3] ?? "contract";
  const endDate =
    contractType === "permanent" ? null : addDays(startDate, 60 + Math.floor(random() * 300));
  const isOver = endDate !== null && endDate < today;
  const status =
    n % 20 === 0 ? "cancelled" : isOver ? "completed" : startDate > today ? "scheduled" : "active";
  return {
    ...{ id: Bun.randomUUIDv7(), ...pairOf(context, n), clientId: any(companies) },
    ...{
      position: "Engineer",
      country: any(["NL", "DE", "IE"]),
      contractType,
      startDate,
      endDate,
      status,
    },
    ...{ createdAt: at(startDate), updatedAt: at(startDate), termsState: "approved" },
  };
}
type Row = ReturnType<typeof deploymentOf>;

/** One of five was agreed anew after a while. */
export function termsOf({ id, contractType, startDate, endDate }: Row, random: () => number) {
  const isForGood = contractType === "permanent";
  const price = isForGood
    ? { payCents: 6_000_000 + Math.floor(random() * 30) * 100_000, feePercent: 20 }
    : {
        payCents: 4000 + Math.floor(random() * 2000),
        billCents: 7000 + Math.floor(random() * 3000),
        hoursPerWeek: 40,
      };
  const terms = { deploymentId: id, endDate, state: "approved", ...price, isApplied: true };
  const first = {
    ...terms,
    id: Bun.randomUUIDv7(),
    effectiveFrom: startDate,
    askedAt: at(startDate),
  };
  if (isForGood || random() > 0.2) return [first];
  const day = addDays(startDate, 45);
  const billCents = 1.05 * (first.billCents ?? 0);
  return [
    first,
    {
      ...first,
      id: Bun.randomUUIDv7(),
      effectiveFrom: day,
      askedAt: at(day),
      billCents: Math.round(billCents),
    },
  ];
}

export function historyOf({ id, startDate, status }: Row, by: string) {
  const line = { kind: "deployment", recordId: id, by };
  const added = { ...line, at: at(startDate, 8), event: "added", changes: {} };
  const off = {
    ...line,
    at: at(addDays(startDate, 30)),
    event: "status",
    changes: { status: ["active", "cancelled"] },
  };
  return status === "cancelled" ? [added, off] : [added];
}

export const feedbackOf = ({ id, startDate, status }: Row, random: () => number) =>
  status !== "completed" && status !== "active"
    ? []
    : parties.map((party, n) => ({
        ...{ id: Bun.randomUUIDv7(), deploymentId: id, moment: moments[0], party },
        ...{ score: 3 + Math.floor(random() * 3), at: at(addDays(startDate, 14 + n)) },
      }));
