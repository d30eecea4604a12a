import { ad, place, takeIn } from "@/modules/market/jobs/fixtures";
import type { Ad } from "@/modules/market/sources/model";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { refresh } from "./refreshing";

export const criticalText =
  "You operate and maintain UPS systems, generators, chillers and CRAH units in our data centre, " +
  "watch the BMS and write MOPs. Valid NEN 3140 and VCA certificates.";

/** An ad for work that keeps a datacenter running. */
export const criticalAd = (details: Partial<Ad> = {}): Ad =>
  ad({
    title: "Critical Facilities Engineer",
    company: "Mainspannung Example GmbH",
    places: [place("Frankfurt am Main", "DE")],
    text: criticalText,
    language: "en",
    ...details,
  });

/** As many ads in as many towns of one metro, counted. */
export async function advertised(details: Partial<Ad>[], app: App = testApp()): Promise<App> {
  await takeIn(
    app,
    details.map((one, n) => criticalAd({ title: `${titles[n % titles.length]}`, ...one })),
  );
  await refresh(app);
  return app;
}

// Two ads with one title, place and text would be one vacancy.
const titles = [
  "Critical Facilities Engineer",
  "Shift Lead Critical Facilities",
  "UPS and Generator Engineer Data Centre",
  "HVAC Engineer Data Centre",
  "Electrical Engineer Data Centre Operations",
];

/** Three towns of one market, which nobody outside it would count together. */
export const aroundFrankfurt: Partial<Ad>[] = [
  { places: [place("Frankfurt am Main", "DE")] },
  { places: [place("Hanau", "DE")] },
  { places: [place("Offenbach", "DE")] },
];

/** Lets ads be of another day, which no board of a test can. */
export const postedAt = (iso: string) =>
  ({ postedAt: { iso, precision: "day", raw: iso } }) satisfies Partial<Ad>;
