import { addDays } from "@/src/calendar";
import { type RetentionRule, retentionDays, retentionRules } from "../rules";

export type RetentionGround = {
  createdAt: string;
  lastContactAt: string | null;
  /** When the consent to be kept was given, if it still stands. */
  consentAt: string | null;
  /** When the last consent to be kept was withdrawn, if none stands. */
  withdrawnAt: string | null;
  /** The last day after every application has ended; null where one is open, or they never applied. */
  turnedDownUntil?: string | null | undefined;
  /** As many days as the agency has set, where that is fewer than the rule's. */
  retentionDays?: number | null | undefined;
};
export type Retention = { until: string; rule: RetainedBy; days: number; from: string };
export type RetainedBy = RetentionRule | "turned-down";

/** How long the data of a person may stay; an edit never lengthens it, and a withdrawal ends it soon. */
export function retentionOf(ground: RetentionGround): Retention {
  const { createdAt, lastContactAt, consentAt, withdrawnAt } = ground;
  if (consentAt === null && withdrawnAt !== null) return retained("withdrawn", withdrawnAt);
  if (consentAt === null && ground.turnedDownUntil) return turnedDown(ground.turnedDownUntil);
  const moments: [RetentionRule, string | null][] = [
    ["taken-up", createdAt],
    ["contact", lastContactAt],
    ["consent", consentAt],
  ];
  return moments
    .flatMap(([rule, at]) => (at === null ? [] : [retained(rule, at, ground.retentionDays)]))
    .reduce((longest, it) => (it.until >= longest.until ? it : longest));
}

/** Without consent nothing extends this: they asked about work, not about being kept. */
const turnedDown = (until: string): Retention => ({
  until,
  rule: "turned-down",
  days: 0,
  from: until,
});

function retained(rule: RetentionRule, at: string, fewer?: number | null): Retention {
  const from = at.slice(0, 10);
  const inForce = retentionRules.findLast((it) => it.id === rule && it.since <= from);
  const days = Math.min(inForce?.days ?? retentionDays, fewer ?? retentionDays);
  return { until: addDays(from, days), rule, days, from };
}
