import type { Role } from "@/modules/knowledge/analysis/rules";
import { findInputs, type Found, type Ground } from "../inputs";
import { adjacentRole, adjacentRoles, defaultYears } from "../../rules";

const adjacent = Map.groupBy(
  adjacentRoles.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  ([role]) => role,
);

export function roleValue(asked: Role, own: Role): number {
  if (asked === own) return 1;
  return adjacent.get(asked)?.some(([, other]) => other === own) ? adjacentRole : 0;
}

export function rolePart({ demand, facts }: Ground): Found {
  if (!demand.role) return findInputs("role", {});
  if (!facts.role) return findInputs("role", { unknown: ["role"] });
  const value = roleValue(demand.role, facts.role);
  if (value === 1) return findInputs("role", { value, matched: [demand.role] });
  return value > 0
    ? findInputs("role", { value, near: [facts.role] })
    : findInputs("role", { value, missing: [demand.role] });
}

/** Years in datacenters against what the ad asks, or what is usual where it asks nothing. */
export const yearsValue = (years: number, asked: number | null): number =>
  Math.min(1, years / Math.max(1, asked ?? defaultYears));

export function experiencePart({ demand, facts }: Ground): Found {
  const years = facts.yearsDatacentre;
  if (years === null) return findInputs("experience", { unknown: ["yearsDatacentre"] });
  const value = yearsValue(years, demand.yearsDatacentre);
  return findInputs("experience", {
    value,
    [value === 1 ? "matched" : "missing"]: ["yearsDatacentre"],
  });
}
