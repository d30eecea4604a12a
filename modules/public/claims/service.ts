import { type Claim, type ClaimName, claims, settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { measured, sinceOf } from "./measuring";

export { measured, sinceOf };

/** A figure as the public is told it; `cases` where it was measured, from how many. */
export type Claimed = Claim & { cases: number | null };

/** Each figure: measured where the agency chose that and its records say enough, else as it was typed. */
export async function told(app: App): Promise<Record<ClaimName, Claimed>> {
  const { figures, measured: chosen } = await settings.valueOf(app, "landing");
  const own = chosen.length > 0 ? await measured(app) : null;
  const one = (name: ClaimName): Claimed => {
    const isChosen = chosen.find((it) => it === name);
    const found = isChosen && own?.[isChosen];
    if (!found || found.amount === null) return { ...figures[name], cases: null };
    return { amount: found.amount, source: "", asOf: "", cases: found.cases };
  };
  return Object.fromEntries(claims.map((name) => [name, one(name)])) as Record<ClaimName, Claimed>;
}
