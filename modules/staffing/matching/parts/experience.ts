import { findInputs, type Found, type Ground } from "../inputs";
import { usualYears } from "../rules";

/** Years in datacenters against what the ad asks, or what is usual where it asks nothing. */
export const yearsValue = (years: number, asked: number | null): number =>
  Math.min(1, years / Math.max(1, asked ?? usualYears));

export function experiencePart({ demand, facts }: Ground): Found {
  const years = facts.yearsDatacentre;
  if (years === null) return findInputs("experience", { unknown: ["yearsDatacentre"] });
  const value = yearsValue(years, demand.yearsDatacentre);
  return findInputs("experience", {
    value,
    [value === 1 ? "matched" : "missing"]: ["yearsDatacentre"],
  });
}
