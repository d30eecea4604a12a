import { toIso, toSpecification } from "@/modules/knowledge/countries/rules";
import { demand } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import type { Period } from "@/src/calendar";

type Narrowed = { country?: string | undefined; skill?: string | undefined; limit: number };

/** The ads that a figure of the market counts, the newest first. */
export async function adsIn(app: App, period: Period, { country, ...narrowed }: Narrowed) {
  const asked = { ...narrowed, country: country && toIso(country) };
  const { lines, total } = await demand.newestIn(app, period, asked);
  return {
    lines: lines.map(([id, title, company, location, where, at]) => ({
      ...{ id, title, company, location, at },
      country: where && toSpecification(where),
    })),
    total,
  };
}
