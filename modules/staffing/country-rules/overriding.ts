import { and, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type App, signatureOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import type { CountryRule, NewRuleOverride } from "./model";
import { list, packs } from "./reading";
import { ruleOverrides } from "./schema";

/** Goes by other numbers than the rule's own, with the reason; those before it end at once. */
export async function override(
  app: App,
  ruleId: string,
  { values, reason }: NewRuleOverride,
): Promise<CountryRule> {
  const rule = packs.find(({ id }) => id === ruleId) ?? notFound("rule");
  const unknown = Object.keys(values).find((name) => !(name in rule.values));
  if (unknown)
    throw invalid([{ path: ["values", unknown], message: "This rule has no such number." }]);
  const at = app.now().toISOString();
  const by = signatureOf(app);
  await app.write([
    app.db
      .update(ruleOverrides)
      .set({ endedAt: at, endedBy: by })
      .where(and(eq(ruleOverrides.ruleId, ruleId), isNull(ruleOverrides.endedAt))),
    app.db.insert(ruleOverrides).values({ id: Bun.randomUUIDv7(), ruleId, values, reason, by, at }),
    audit.entry(app, { ...deed("overridden", ruleId), details: values }),
  ]);
  return ruleOf(app, ruleId);
}

/** Goes by the rule's own numbers again. */
export async function restore(app: App, ruleId: string): Promise<CountryRule> {
  const { override: own } = await ruleOf(app, ruleId);
  if (!own) throw new Failure("conflict", "This rule stands as it was given already.");
  await app.write([
    must(
      app.db
        .update(ruleOverrides)
        .set({ endedAt: app.now().toISOString(), endedBy: signatureOf(app) })
        .where(and(eq(ruleOverrides.ruleId, ruleId), isNull(ruleOverrides.endedAt))),
    ),
    audit.entry(app, deed("restored", ruleId)),
  ]);
  return ruleOf(app, ruleId);
}

const deed = (verb: string, entityId: string) => ({
  action: `rule.${verb}`,
  entityType: "rule",
  entityId,
});

async function ruleOf(app: App, ruleId: string): Promise<CountryRule> {
  const all = await list(app);
  return all.find(({ id }) => id === ruleId) ?? notFound("rule");
}
