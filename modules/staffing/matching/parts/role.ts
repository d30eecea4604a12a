import type { Role } from "@/modules/knowledge/analysis/rules";
import { findInputs, type Found, type Ground } from "../inputs";
import { adjacentRole, adjacentRoles } from "../rules";

export function roleValue(asked: Role, own: Role): number {
  if (asked === own) return 1;
  const isAdjacent = adjacentRoles.some((pair) => pair.includes(asked) && pair.includes(own));
  return isAdjacent ? adjacentRole : 0;
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
