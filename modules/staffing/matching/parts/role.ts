import type { Role } from "@/modules/knowledge/analysis/rules";
import { found, type Found, type Ground } from "../ground";
import { adjacentRole, adjacentRoles } from "../rules";

export function roleValue(asked: Role, own: Role): number {
  if (asked === own) return 1;
  const isAdjacent = adjacentRoles.some((pair) => pair.includes(asked) && pair.includes(own));
  return isAdjacent ? adjacentRole : 0;
}

export function rolePart({ demand, facts }: Ground): Found {
  if (!demand.role) return found("role", {});
  if (!facts.role) return found("role", { unknown: ["role"] });
  const value = roleValue(demand.role, facts.role);
  if (value === 1) return found("role", { value, matched: [demand.role] });
  return value > 0
    ? found("role", { value, near: [facts.role] })
    : found("role", { value, missing: [demand.role] });
}
