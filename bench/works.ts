import type { Work } from "./work";

/** What is measured, in the order of a whole run. */
export const works: Readonly<Record<string, () => Promise<{ work: Work }>>> = {
  import: () => import("./lists/import"),
  scrape: () => import("./jobs/scrape"),
  analysis: () => import("./jobs/analysis"),
  "cold-start": () => import("./machine/cold-start"),
  "after-work": () => import("./serving/after-work"),
  hours: () => import("./lists/hours"),
  backups: () => import("./machine/backups"),
  export: () => import("./lists/export"),
  settings: () => import("./database/settings"),
  page: () => import("./page/page"),
  public: () => import("./page/public"),
  lag: () => import("./machine/lag"),
  reanalysis: () => import("./jobs/reanalysis"),
  match: () => import("./jobs/match"),
  background: () => import("./machine/background"),
};

export async function workNamed(name: string): Promise<Work> {
  const load = works[name];
  if (!load)
    throw new RangeError(`Nothing is measured under ${name}: ${Object.keys(works).join(", ")}.`);
  return (await load()).work;
}
