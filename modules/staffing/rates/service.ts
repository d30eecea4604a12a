import { settings } from "@/modules/platform/settings";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import costs from "./employer-costs.json";
import type { Rates } from "./model";

/** What holds today: the dated estimates, and over them what an administrator has set. */
export async function current(app: App): Promise<Rates> {
  const { employerPercent, ...aims } = await settings.valueOf(app, "rates");
  const estimates = Object.entries(costs.percent).map(([iso, percent]) => [
    toSpecification(iso),
    percent,
  ]);
  return {
    employerPercent: { ...Object.fromEntries(estimates), ...employerPercent },
    own: Object.keys(employerPercent),
    asOf: costs.asOf,
    basis: costs.basis,
    aims,
  };
}
