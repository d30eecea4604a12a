import { findInputs, type Found, type Ground } from "../inputs";

export function systemsPart({ demand, facts }: Ground): Found {
  if (demand.systems.length === 0) return findInputs("systems", {});
  if (facts.systems.length === 0) return findInputs("systems", { unknown: ["systems"] });
  const matched = demand.systems.filter((it) => facts.systems.includes(it));
  const missing = demand.systems.filter((it) => !facts.systems.includes(it));
  return findInputs("systems", { value: matched.length / demand.systems.length, matched, missing });
}
