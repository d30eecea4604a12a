import { and, eq, isNull } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { daysBetween, utcToday } from "@/src/calendar";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import be from "./countries/be.json";
import de from "./countries/de.json";
import eu from "./countries/eu.json";
import nl from "./countries/nl.json";
import type { CountryRule, NewRuleOverride, RuleOverride, RuleQuery } from "./model";
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

/** Goes by other numbers than the rule's own, with the reason; those before it end at once. */
export async function override(
  app: App,
  ruleId: string,
  { values, reason }: NewRuleOverride,
): Promise<CountryRule> {
  const rule = packs.find(({ id }) => id === ruleId) ?? notFound("rule");
  const unknown = Object.keys(values).find((name) => !(name in rule.values));
  if (unknown)
    throw invalid([{ path: ["values", unknown], message: "This rule has no such value." }]);
  const at = app.now().toISOString();
  const by = actorIdOf(app);
  await app.write([
    app.db
      .update(ruleOverrides)
      .set({ endedAt: at, endedBy: by })
      .where(and(eq(ruleOverrides.ruleId, ruleId), isNull(ruleOverrides.endedAt))),
    app.db.insert(ruleOverrides).values({ id: Bun.randomUUIDv7(), ruleId, values, reason, by, at }),
    audit.entry(app, { ...auditEntry("overridden", ruleId), details: values }),
  ]);
  return ruleOf(app, ruleId);
}

/** Goes by the rule's own numbers again. */
export async function restore(app: App, ruleId: string): Promise<CountryRule> {
  const { override: own } = await ruleOf(app, ruleId);
  if (!own) throw new Failure("conflict", "This rule already uses the given value.");
  await app.write([
    must(
      app.db
        .update(ruleOverrides)
        .set({ endedAt: app.now().toISOString(), endedBy: actorIdOf(app) })
        .where(and(eq(ruleOverrides.ruleId, ruleId), isNull(ruleOverrides.endedAt))),
    ),
    audit.entry(app, auditEntry("restored", ruleId)),
  ]);
  return ruleOf(app, ruleId);
}

const auditEntry = (verb: string, entityId: string) => ({
  action: `rule.${verb}`,
  entityType: "rule",
  entityId,
});

async function ruleOf(app: App, ruleId: string): Promise<CountryRule> {
  const all = await list(app);
  return all.find(({ id }) => id === ruleId) ?? notFound("rule");
}
