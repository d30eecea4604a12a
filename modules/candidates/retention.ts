import { daysAfter, type RetentionRule, retentionDays, retentionRules } from "./rules";

export type RetentionGround = {
  createdAt: string;
  lastContactAt: string | null;
  /** When the consent to be kept was given, if it still stands. */
  consentAt: string | null;
  /** When the last consent to be kept was withdrawn, if none stands. */
  withdrawnAt: string | null;
};
export type Retention = { until: string; rule: RetentionRule; days: number; from: string };

/** How long the data of a person may stay; an edit never lengthens it, and a withdrawal ends it soon. */
export function retentionOf(ground: RetentionGround): Retention {
  const { createdAt, lastContactAt, consentAt, withdrawnAt } = ground;
  if (consentAt === null && withdrawnAt !== null) return retained("withdrawn", withdrawnAt);
  const moments: [RetentionRule, string | null][] = [
    ["taken-up", createdAt],
    ["contact", lastContactAt],
    ["consent", consentAt],
  ];
  return moments
    .flatMap(([rule, at]) => (at === null ? [] : [retained(rule, at)]))
    .reduce((longest, it) => (it.until >= longest.until ? it : longest));
}

function retained(rule: RetentionRule, at: string): Retention {
  const from = at.slice(0, 10);
  const inForce = retentionRules.findLast((it) => it.id === rule && it.since <= from);
  const days = inForce?.days ?? retentionDays;
  return { until: daysAfter(from, days), rule, days, from };
}
