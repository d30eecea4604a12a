import { demandLabelOf } from "../../demands/corrections";
import type { Correction, Fact } from "../../model";
import { correctableDemands } from "../../rules";
import { certificationById, isSystem, skillById, systemRules } from "../lexicon/taxonomy";
import { sectionWeights } from "../text/sections";
import type { Mentioned } from "./facts";
import type { Mention } from "./mentions";

type Named = { kind: Correction["kind"]; id: string };

/** The name of what may be asked for, as the taxonomy calls it; undefined for what it does not know. */
export function labelOf({ kind, id }: Named): string | undefined {
  if (correctableDemands.some((it) => it === kind)) return demandLabelOf({ kind, id });
  if (kind === "certificate") return certificationById.get(id)?.name;
  if (kind === "system")
    return systemRules().find((rule) => isSystem(id) && rule.id === id)?.label.en;
  const skill = skillById.get(id);
  return skill && !skill.isContext ? skill.name : undefined;
}

/** What the ad speaks of, as a person corrected it: it counts as if the ad had said so. */
export function correctMentions(
  mentioned: Mentioned[],
  kind: Correction["kind"],
  corrections: readonly Correction[],
): Mentioned[] {
  const own = corrections.filter((it) => it.kind === kind && labelOf(it) !== undefined);
  if (own.length === 0) return mentioned;
  const said = new Map(own.map((it) => [it.id, it.asks]));
  const found = new Set(mentioned.map(([id]) => id));
  const kept = mentioned.flatMap(([id, group]): Mentioned[] => {
    const asks = said.get(id);
    if (asks === "nothing") return [];
    return [[id, asks ? group.map((mention) => ({ ...mention, ...needOf(asks) })) : group]];
  });
  const added = own
    .filter(({ id, asks }) => asks !== "nothing" && !found.has(id))
    .map(({ id, asks }): Mentioned => [id, [mentionBy(id, asks)]]);
  return [...kept, ...added];
}

/** The same of systems, which are concluded from skills and mentioned nowhere themselves. */
export function correctSystems(systems: Fact[], corrections: readonly Correction[]): Fact[] {
  const own = corrections.filter((it) => it.kind === "system" && labelOf(it) !== undefined);
  const said = new Map(own.map((it) => [it.id, it.asks]));
  const found = new Set(systems.map(({ id }) => id));
  const added = own
    .filter(({ id, asks }) => asks !== "nothing" && !found.has(id))
    .map(({ id, asks }): Fact => {
      const isRequired = asks === "required";
      const label = labelOf({ kind: "system", id }) ?? id;
      return { kind: "system", id, label, confidence: certain, isRequired, spans: [] };
    });
  const kept = systems
    .filter(({ id }) => said.get(id) !== "nothing")
    .map((fact) => {
      const asks = said.get(fact.id);
      return asks ? { ...fact, isRequired: asks === "required" } : fact;
    });
  return [...kept, ...added];
}

const certain = 0.99;

const needOf = (asks: Correction["asks"]): Pick<Mention, "isRequired" | "sectionWeight"> => {
  const section = asks === "required" ? "requirements" : "nice";
  return { isRequired: asks === "required", sectionWeight: sectionWeights[section] ?? 1 };
};

const mentionBy = (id: string, asks: Correction["asks"]): Mention => ({
  id,
  section: "requirements",
  confidence: certain,
  isPassing: false,
  isFirst: false,
  span: null,
  sentence: null,
  ...needOf(asks),
});
