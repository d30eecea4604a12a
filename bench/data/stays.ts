import { contractTypes } from "@/modules/staffing/deployments/rules";
import { moments, parties } from "@/modules/staffing/deployments/feedback/rules";
import { addDays } from "@/src/calendar";

/** How far back the agency goes. */
export const days = 3 * 365;

export type Context = {
  people: string[];
  companies: string[];
  works: string[];
  users: readonly string[];
  random: () => number;
  any: <Item>(items: readonly Item[]) => Item;
  today: string;
  boards: number;
};

/** The same id for the same number, as the product's own are written. */
const idNumber = (kind: number, n: number) =>
  `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;

const at = (day: string, hour = 9) => `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;

/** Person and project of each entry, the same in all tables. */
const pairOf = ({ people, works }: Context, n: number) => ({
  candidateId: people[(n * 7) % people.length],
  projectId: works[n % works.length],
});
const sinceOf = ({ today }: Context, n: number) => addDays(today, -((n * 13) % days));

export const boardsOf = (context: Context) =>
  Array.from({ length: context.boards }, (_, n) => {
    const since = at(sinceOf(context, n));
    const stage = { stage: "offer", stageType: "offer", since };
    const row = { id: idNumber(1, n), ...pairOf(context, n), ...stage };
    return { ...row, createdAt: since, updatedAt: since };
  });

export const stepsOf = (context: Context) =>
  Array.from({ length: context.boards }, (_, n) => n).flatMap((n) => {
    const since = sinceOf(context, n);
    const { projectId } = pairOf(context, n);
    return (["initial", "interview", "offer"] as const).map((toType, k) => ({
      ...{ projectId, entryId: idNumber(1, n), to: toType, toType },
      at: at(addDays(since, k * (3 + (n % 9)))),
    }));
  });

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
