import fc from "fast-check";
import { origins } from "@/modules/crm/candidates/rules";
import { contractTypes, statuses } from "@/modules/staffing/deployments/rules";
import { statuses as jobStatuses, sourceTypes } from "@/modules/market/jobs/rules";
import { stageTypes } from "@/modules/staffing/projects/rules";

export const now = new Date("2026-06-17T10:00:00.000Z");
export const today = "2026-06-17";
const minuteMs = 60_000;

/** Over both changes of the clock, and some days that are still to come. */
const day = fc.integer({ min: -560, max: 20 }).map((days) => dayOf(days));
const moment = fc
  .integer({ min: -560 * 1440, max: 0 })
  .map((minutes) => new Date(now.getTime() + minutes * minuteMs).toISOString());
const dayOf = (days: number) =>
  new Date(now.getTime() + days * 1440 * minuteMs).toISOString().slice(0, 10);
const one = (max: number) => fc.nat({ max: max - 1 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
const seldom = fc.nat({ max: 9 }).map((n) => n === 0);

const rates = {
  /** Whole euros, so that nobody has to agree on which way half a cent goes. */
  pay: maybe(fc.integer({ min: 20, max: 60 }).map((euros) => euros * 100)),
  bill: maybe(fc.integer({ min: 40, max: 110 }).map((euros) => euros * 100)),
  hours: maybe(fc.constantFrom(20, 36, 37.5, 40)),
  perDiem: maybe(fc.constantFrom(2500, 4000, 6000)),
  employerPercent: maybe(fc.integer({ min: 0, max: 40 })),
};

const deployment = fc.record({
  ...rates,
  client: one(3),
  candidate: one(4),
  project: maybe(one(3)),
  service: fc.constantFrom(...contractTypes),
  status: fc.constantFrom(...statuses),
  country: fc.constantFrom("DE", "GB", null),
  startDate: day,
  days: maybe(fc.integer({ min: 0, max: 300 })),
  isArchived: seldom,
  /** How many days after the start somebody who had begun was called off; null, and nobody had begun. */
  brokenOffAfter: maybe(fc.integer({ min: 0, max: 200 })),
  planner: fc.constantFrom(0, 1, "schedule"),
  feePercent: maybe(fc.constantFrom(15, 20, 25)),
  later: maybe(
    fc.record({ ...rates, after: fc.integer({ min: 0, max: 200 }), isApproved: fc.boolean() }),
  ),
});
const project = fc.record({
  status: fc.constantFrom("active", "completed", "cancelled"),
  seats: fc.integer({ min: 0, max: 4 }),
  closedAt: moment,
  team: fc.uniqueArray(one(2), { maxLength: 2 }),
});
const step = fc.record({
  type: fc.constantFrom(...stageTypes),
  minutes: fc.integer({ min: 0, max: 90_000 }),
});
const entry = fc.record({ begun: moment, steps: fc.array(step, { maxLength: 4 }) });
const said = fc.record({
  deployment: one(8),
  party: fc.constantFrom("client", "candidate"),
  score: fc.integer({ min: 1, max: 5 }),
  at: moment,
});
const ad = fc.record({
  createdAt: moment,
  postedAt: maybe(moment),
  country: fc.constantFrom("DE", "NL", "GB", null),
  company: fc.constantFrom("acme", "norddata", null),
  skills: fc.uniqueArray(fc.constantFrom("UPS", "BMS", "Chillers"), { maxLength: 3 }),
  sourceType: fc.constantFrom(...sourceTypes),
  status: fc.constantFrom(...jobStatuses),
});
const person = fc.record({
  createdAt: moment,
  origin: fc.constantFrom(...origins),
  isArchived: seldom,
});

const many = { maxLength: 14, size: "max" } as const;

export const cases = fc
  .record({
    span: fc.tuple(day, day),
    deployments: fc.array(deployment, many),
    projects: fc.array(project, { minLength: 3, maxLength: 3 }),
    /** When each of the candidates was put on the board of each project. */
    boards: fc.array(maybe(moment), { minLength: 12, maxLength: 12 }),
    entries: fc.array(entry, { maxLength: 12 }),
    feedback: fc.array(said, many),
    ads: fc.array(ad, { maxLength: 30, size: "max" }),
    people: fc.array(person, { minLength: 4, maxLength: 4 }),
  })
  .map(({ span, ...it }) => ({
    ...it,
    from: span.toSorted()[0] ?? "",
    to: span.toSorted()[1] ?? "",
  }));
type Cases<It> = It extends fc.Arbitrary<infer Case> ? Case : never;
export type Case = Cases<typeof cases>;
