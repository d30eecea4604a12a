import { found, type Found, type Ground } from "../ground";

export function systemsPart({ demand, facts }: Ground): Found {
  if (demand.systems.length === 0) return found("systems", {});
  if (facts.systems.length === 0) return found("systems", { unknown: ["systems"] });
  const matched = demand.systems.filter((it) => facts.systems.includes(it));
  const missing = demand.systems.filter((it) => !facts.systems.includes(it));
  return found("systems", { value: matched.length / demand.systems.length, matched, missing });
}
