import { isNull } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { daysBetween, utcToday } from "@/src/calendar";
import be from "./countries/be.json";
import de from "./countries/de.json";
import eu from "./countries/eu.json";
import nl from "./countries/nl.json";
import type { CountryRule, RuleOverride, RuleQuery } from "./model";
import { inForce, reviewDays, type Rule, type Topic } from "./rules";
import { ruleOverrides } from "./schema";

/** The files are written for this type; the compiler reads their words as any words. */
export const packs = [...eu, ...nl, ...de, ...be] as Rule[];

/** The rules that hold on a day, with the agency's own numbers where it goes by others. */
export async function rulesOn(app: App, topic: Topic, day: string): Promise<CountryRule[]> {
  const overrides = await overridesIn(app);
  return inForce(
    packs.filter((rule) => rule.topic === topic),
    day,
  ).map((rule) => shown(rule, overrides, day));
}

/** Every rule that is kept, also those whose day has not come. */
export async function list(app: App, { topic, country }: RuleQuery = {}): Promise<CountryRule[]> {
  const today = utcToday(app);
  const overrides = await overridesIn(app);
  const wanted = packs.filter(
    (rule) => (!topic || rule.topic === topic) && (!country || rule.country === country),
  );
  const coming = wanted.filter(({ validFrom }) => validFrom > today);
  return [...inForce(wanted, today), ...coming].map((rule) => shown(rule, overrides, today));
}

type Overrides = Map<string, RuleOverride>;

async function overridesIn(app: App): Promise<Overrides> {
  const rows = await app.db.select().from(ruleOverrides).where(isNull(ruleOverrides.endedAt));
  if (rows.length === 0) return new Map();
  const nameOf = await users.authors(app);
  return new Map(
    rows.map(({ ruleId, values, reason, by, at }) => [
      ruleId,
      { values, reason, by: nameOf(by), at },
    ]),
  );
}

function shown(rule: Rule, overrides: Overrides, today: string): CountryRule {
  const override = overrides.get(rule.id) ?? null;
  const { values: given, clock = null, duties = [], portal = null, ...rest } = rule;
  return {
    ...rest,
    given,
    clock,
    duties,
    portal,
    override,
    values: { ...given, ...override?.values },
    isInForce: rule.validFrom <= today,
    isReviewDue: daysBetween(rule.reviewedOn, today) > reviewDays,
  };
}
