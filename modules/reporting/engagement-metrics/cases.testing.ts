import fc from "fast-check";
import { statuses as applicationStatuses } from "@/modules/staffing/applications/rules";
import {
  recipientStates,
  statuses as campaignStatuses,
} from "@/modules/engagement/campaigns/rules";
import { directions, types as messageTypes } from "@/modules/engagement/communications/rules";
import { statuses, types } from "@/modules/engagement/interviews/rules";
import { noon } from "@/modules/testing";

const now = noon.getTime();
const minuteMs = 60_000;
const someone = fc.nat({ max: 3 });
/** Few enough that several messages stand in one conversation. */
const oneOfTwo = fc.nat({ max: 1 });
const seldom = fc.nat({ max: 7 }).map((n) => n === 0);
/** Around new year and the change of clocks before it; minutes, so that no two need be the same. */
const moment = fc
  .integer({ min: -110 * 1440, max: 20 * 1440 })
  .map((minutes) => new Date(now + minutes * minuteMs).toISOString());
const day = fc.integer({ min: -110, max: 5 }).map((days) => dayOf(now + days * 1440 * minuteMs));
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const interview = fc.record({
  candidate: someone,
  type: fc.constantFrom(...types),
  status: fc.constantFrom(...statuses),
  createdAt: moment,
  scheduledAt: moment,
  people: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 3 }),
  cards: fc.dictionary(fc.constantFrom("0", "1", "2"), fc.integer({ min: 1, max: 5 })),
});
const message = fc.record({
  type: fc.constantFrom(...messageTypes),
  direction: fc.constantFrom(...directions),
  record: oneOfTwo,
  thread: oneOfTwo,
  at: moment,
  isAutomatic: seldom,
  isDeleted: seldom,
  isOfCampaign: seldom,
});
const recipient = fc.record({
  candidate: someone,
  state: fc.constantFrom(...recipientStates),
  campaign: fc.constantFrom(...campaignStatuses),
  isWrittenTo: fc.boolean(),
  changedAt: moment,
});
const application = fc.record({
  candidate: someone,
  status: fc.constantFrom(...applicationStatuses),
});

export const cases = fc
  .record({
    days: fc.tuple(day, day),
    zone: fc.constantFrom("Europe/Amsterdam", "Europe/London", "Europe/Helsinki"),
    interviews: fc.array(interview, { maxLength: 25, size: "max" }),
    messages: fc.uniqueArray(message, { selector: ({ at }) => at, maxLength: 40, size: "max" }),
    applications: fc.uniqueArray(application, { selector: (it) => it.candidate, maxLength: 4 }),
    // Nobody is in two campaigns.
    recipients: fc.uniqueArray(recipient, { selector: (it) => it.candidate, maxLength: 4 }),
    archived: fc.uniqueArray(someone, { maxLength: 2 }),
  })
  .map(({ days: [one, two], ...it }) => ({
    ...it,
    from: one < two ? one : two,
    to: one < two ? two : one,
  }));
type Cases<It> = It extends fc.Arbitrary<infer Case> ? Case : never;
export type Case = Cases<typeof cases>;
