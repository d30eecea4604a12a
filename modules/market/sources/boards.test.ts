import { afterAll, expect, test } from "bun:test";
import { linkedin } from "./boards/linkedin";
import { stepstone } from "./boards/stepstone";
import { xing } from "./boards/xing";
import { indeed } from "./boards/indeed";
import { boards, type SourceId } from "./rules";
import { serveStandIn, standInAds, type StandInAd } from "@/cli/demo/boards";
import { noon, query, walk } from "./testing";

const standIn = serveStandIn({ now: noon });
afterAll(() => standIn.close());

/** Ads alike but for their number, so that a search has this many answers. */
function many(count: number, source: SourceId, given: Partial<StandInAd> = {}): StandInAd[] {
  const [first] = standInAds;
  if (first === undefined) return [];
  const on = [{ source }];
  return Array.from({ length: count }, (_, at) => ({ ...first, ...given, id: at + 1, on }));
}

async function searchOf(source: SourceId, ads: StandInAd[], given = {}) {
  const crowded = serveStandIn({ now: noon, ads });
  const found = await walk(crowded, source, query({ keywords: ["datacenter"], ...given }));
  await crowded.close();
  return { ...found, requests: crowded.requests };
}

test.each([
  ["linkedin", "NL", 1],
  ["linkedin", "NL", 10],
  ["linkedin", "NL", 34],
  ["indeed", "NL", 15],
  ["indeed", "NL", 47],
  ["stepstone", "NL", 25],
  ["stepstone", "NL", 63],
  ["xing", "DE", 20],
  ["xing", "DE", 45],
] as const)(
  "%s in %s shows all of %d ads over its pages, each in full",
  async (source, country, count) => {
    const ads = many(count, source, { country, city: country === "DE" ? "Berlin" : "Amsterdam" });
    const found = await searchOf(source, ads, { countries: [country] });
    expect(found.ads.length).toBe(count);
    expect(found.cards.length).toBe(count);
    expect(found.ads.filter((ad) => (ad.text ?? "").includes("Glasvezel")).length).toBe(count);
  },
);

test("a search stops at the page limit that was asked for", async () => {
  const found = await searchOf("linkedin", many(34, "linkedin"), { maxPages: 2 });
  expect(found.cards.length).toBe(20);
});

test("Indeed and StepStone tell how many there are in all", async () => {
  const indeedFound = await searchOf("indeed", many(47, "indeed"));
  const stepstoneFound = await searchOf("stepstone", many(63, "stepstone"));
  expect([indeedFound.total, stepstoneFound.total]).toEqual([47, 63]);
});

test("what StepStone recommends is shown apart and never asked for in full", async () => {
  const noise = many(6, "stepstone", { title: "Kapper", text: "Knippen en scheren." });
  const ads = [...many(3, "stepstone"), ...noise.map((ad) => ({ ...ad, id: ad.id + 100 }))];
  const found = await searchOf("stepstone", ads);
  expect(found.cards.length).toBe(9);
  expect(found.ads.length).toBe(3);
  expect(found.requests.filter((one) => one.path.includes("-inline.html")).length).toBe(3);
});

test.each([...boards])(
  "%s that finds nothing says so in one request per search",
  async (source) => {
    const found = await searchOf(source, [], { countries: ["NL"] });
    expect(found.ads).toEqual([]);
    for (const reading of found.readings) expect(reading.verdict.kind).toBe("empty");
  },
);

test("only ads since the day asked for are wanted from boards that can filter", () => {
  const asked = query({ since: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10) });
  expect(linkedin.plan(asked)[0]?.url).toMatch(/f_TPR=r(259200|345600)/);
  expect(indeed.plan(asked)[0]?.url).toMatch(/fromage=[34]/);
  expect(stepstone.plan(asked)[0]?.url).toContain("ag=age_7");
});

test("XING is asked city by city, because it mixes its countries", () => {
  const places = xing
    .plan(query({ countries: ["AT"] }))
    .map((task) => new URL(task.url).searchParams.get("location"));
  expect(places).toEqual(["Wien", "Linz"]);
});

test("a board is not asked about a country it does not serve", () => {
  expect(stepstone.plan(query({ countries: ["FI"] }))).toEqual([]);
  expect(xing.plan(query({ countries: ["NL"] }))).toEqual([]);
});

test("the ad in full keeps the card's number and address, and adds the text", async () => {
  const found = await walk(
    standIn,
    "stepstone",
    query({ countries: ["DE"], keywords: ["Rechenzentrum"] }),
  );
  const card = found.cards.find((ad) => ad.title.startsWith("Projektleiter"));
  const full = found.ads.find((ad) => ad.externalId === card?.externalId);
  expect(full?.url).toBe(card?.url ?? "");
  expect(full).toMatchObject({ company: "Rheintal Example GmbH", workplace: "hybrid" });
  expect(full?.salary).toMatchObject({
    min: 78_000,
    max: 96_000,
    currency: "EUR",
    statedBy: "employer",
  });
  expect(full?.provenance).toMatchObject({ title: "json-ld", section: "state" });
});

test("the day on LinkedIn's card outlasts the vague words of its detail page", async () => {
  const found = await walk(standIn, "linkedin", query({ keywords: ["middenspanning"] }));
  const old = found.ads.find((ad) => ad.title.includes("Middenspanning"));
  expect(old?.postedAt).toMatchObject({ iso: "2026-11-06T00:00:00.000Z", precision: "day" });
  expect(old?.provenance["text"]).toBe("dom");
});

test("pay stated on a card outlasts what the description seems to say", async () => {
  const found = await walk(standIn, "linkedin", query({ keywords: ["technicus"] }));
  const paid = found.ads.find((ad) => ad.title === "Datacenter Technicus");
  expect(paid?.salary).toMatchObject({
    min: 2900,
    max: 3700,
    period: "month",
    statedBy: "employer",
  });
});

test("Indeed is asked for no more pages than its count fills", async () => {
  const { requests } = await searchOf("indeed", many(47, "indeed"));
  expect(requests.filter((one) => one.path.startsWith("/jobs")).length).toBe(4);
});

test("no ad of any board carries a telephone number or an e-mail address", async () => {
  const countries = ["NL", "DE", "GB", "FR", "AT", "CH", "ES", "IT", "BE"];
  for (const source of boards) {
    const found = await walk(
      standIn,
      source,
      query({ countries, keywords: ["data", "datacenter", "rechenzentrum"] }),
    );
    const texts = found.ads.map((ad) => ad.text ?? "").join("\n");
    expect(texts).toContain("[phone]");
    expect(texts).not.toMatch(/@|555 ?0?1|\+\d\d /);
  }
});
