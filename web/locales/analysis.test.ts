import { expect, test } from "bun:test";
import { analyse } from "@/modules/knowledge/analysis";
import { skills } from "@/modules/knowledge/analysis/engine/lexicon/taxonomy";
import { ad, ordinaryAds } from "@/modules/knowledge/analysis/fixtures";
import type { AnalysedAd } from "@/modules/knowledge/analysis/model";
import samples from "@/modules/market/jobs/samples.json";
import { loadSentences } from ".";
import { type Say, serverTextLookup } from "@/web/i18n/server-texts";

const ads: AnalysedAd[] = [
  ...Object.values(ordinaryAds),
  ...samples.map(({ title, city, country, text }) => ad({ title, location: city, country, text })),
  ad({ title: "Courier", text: "Deliver every parcel of UPS as a courier." }),
  ad({ title: "Account Manager Data Center", text: "Sell UPS systems and chillers." }),
  ad({ title: "Cloud Architect", text: "Kubernetes and AWS in our data center." }),
  ad({ title: "Technician", country: "PL", text: "Location: Portugal. No agencies." }),
  ad({ title: "Technician", text: "Requirements:\n- fluent German and English are required" }),
  ad({
    title: "Data Center Technician",
    text: `Immediate start on behalf of our client.
Requirements:
- VCA is required
- Vertiv and Schneider Electric UPS, on-call in 24/7 shifts`,
  }),
];
const analysed = ads.map((it) => analyse(it));
const tips = analysed.flatMap((it) => it.tips);
const contributions = analysed.flatMap((it) => it.contributions);

test("the ads of this test earn every tip, and points of every kind", () => {
  const codes = new Set([...tips, ...contributions].map(({ code }) => code.replace(/-.*/, "")));
  expect([...codes].sort()).toEqual([
    ...["agency", "base", "breadth", "cap", "data", "datacenter", "language", "peripheral"],
    ...[
      "permit",
      "place",
      "posting",
      "refusal",
      "rounding",
      "shift",
      "skills",
      "title",
      "ups",
      "urgency",
      "vendor",
    ],
  ]);
});

test.each(["nl", "de"] as const)(
  "every tip and every point of a score is said in %s",
  async (of) => {
    const say = serverTextLookup(await loadSentences(of));
    const unsaid = [
      ...tips.map(({ text }) => text).filter((text) => say(text) === text),
      ...contributions.map(({ because }) => because).filter((it) => !isSaid(say, it)),
    ];
    expect(unsaid).toEqual([]);
  },
);

/** The name of one skill alone is the taxonomy's own, in every language. */
const isSaid = (say: Say, because: string) =>
  say(because) !== because || skills().some(({ name }) => name === because);
