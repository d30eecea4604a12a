/** Who approves a site's hours first, and who is asked when they do not answer. */
export const approverRanks = [1, 2] as const;
export type ApproverRank = (typeof approverRanks)[number];

/** How often one network may open links that are none, or decide, in a minute. */
export const triesPerMinute = 60;
export const decisionsPerMinute = 30;
export const maxReasonLength = 500;
export const maxApprovers = 200;

export const letterKinds = ["first", "reminder", "second"] as const;
export type LetterKind = (typeof letterKinds)[number];

export const verdicts = ["approved", "disputed"] as const;

export const standardApproval = {
  isAutomatic: true,
  reminderHours: 24,
  secondHours: 48,
  linkDays: 21,
  deadlineDays: 2,
  isChased: false,
};

export const pageOutcomes = ["approved", "disputed", "changed", "nothing", "unpriced"] as const;
export type PageOutcome = (typeof pageOutcomes)[number];

export type Responsible = { siteId: string | null; rank: ApproverRank; contactId: string };

/** Who approves at a site: those of the site, else those of the whole client. */
export function approversAt<One extends Responsible>(
  approvers: readonly One[],
  siteId: string | null,
): One[] {
  const own = approvers.filter((it) => it.siteId !== null && it.siteId === siteId);
  return own.length > 0 ? own : approvers.filter((it) => it.siteId === null);
}

export const isResponsible = (
  approvers: readonly Responsible[],
  one: Responsible,
  siteId: string | null,
): boolean =>
  approversAt(approvers, siteId).some(
    (it) => it.siteId === one.siteId && it.rank === one.rank && it.contactId === one.contactId,
  );

type Steps = { reminderHours: number; secondHours: number };

/** What follows after a letter while hours wait, in the order of their hours; null after the last. */
export function nextAfter(
  kind: LetterKind,
  { reminderHours, secondHours }: Steps,
  hasSecond: boolean,
) {
  const steps = [
    { kind: "reminder" as const, hours: reminderHours },
    ...(hasSecond ? [{ kind: "second" as const, hours: secondHours }] : []),
  ].toSorted((one, other) => one.hours - other.hours);
  const at = steps.findIndex((it) => it.kind === kind);
  return steps[at + 1] ?? null;
}
