import { afterAll, expect, test } from "bun:test";
import { serveStandIn, type StandInAd, standInAds, standInBoards } from "@/cli/demo/boards";
import { readPage, sources } from "./registry";
import { feeds, services, type SourceId } from "./rules";
import { adzuna } from "./services/adzuna";
import { ask, asked, noon, page, query, walk } from "./testing";

const standIn = serveStandIn({ now: noon });
afterAll(() => standIn.close());

const held = (source: SourceId): StandInAd[] =>
  standInAds.filter((ad) => ad.on.some((one) => one.source === source));
const ofBoards = (source: SourceId) =>
  query({ keywords: [], countries: ["DE", "GB", "FR", "ES", "IT"], boards: standInBoards(source) });

test.each([...feeds, "jsonld"] as const)(
  "%s gives every ad of its company boards, in full",
  async (source) => {
    const found = await walk(standIn, source, ofBoards(source));
    const [titles, expected] = [
      found.ads.map((ad) => ad.title),
      held(source).map((ad) => titleOn(ad, source)),
    ];
    expect(titles.toSorted()).toEqual(expected.toSorted());
    for (const ad of found.ads) {
      expect(ad.text?.length ?? 0).toBeGreaterThan(500);
      expect(ad.text).not.toMatch(/<\w|&\w+;/);
      expect(ad.company).toEndWith(
        held(source).find((one) => one.company === ad.company)?.company ?? "?",
      );
      expect(ad.places.length).toBeGreaterThan(0);
      expect(ad.postedAt).not.toBeNull();
    }
  },
);

const titleOn = (ad: StandInAd, source: SourceId): string =>
  ad.on.find((one) => one.source === source)?.title ?? ad.title;

test.each(["greenhouse", "lever", "ashby", "recruitee", "jsonld"] as const)(
  "%s states pay in fields",
  async (source) => {
    const found = await walk(standIn, source, ofBoards(source));
    const paid = held(source).filter((ad) => ad.pay !== null);
    const stated = found.ads.filter((ad) => ad.salary?.statedBy === "employer");
    expect(stated.length).toBe(paid.length);
    const [first] = paid;
    const read = stated.find((ad) => first && ad.title === titleOn(first, source));
    expect(read?.salary).toMatchObject({ currency: first?.pay?.currency, max: first?.pay?.max });
  },
);

test("the employment agency's search is asked once per keyword and tells who is an agency", async () => {
  const found = await walk(
    standIn,
    "arbeitsagentur",
    query({ countries: ["DE", "NL"], keywords: ["Rechenzentrum"] }),
  );
  expect(found.total).toBe(found.ads.length);
  expect(found.ads.some((ad) => ad.isAgency === true)).toBe(true);
  expect(found.ads.some((ad) => ad.isAgency === false)).toBe(true);
});

test("a Personio number is an id only together with its company", async () => {
  const found = await walk(standIn, "personio", ofBoards("personio"));
  for (const ad of found.ads) expect(ad.externalId).toMatch(/^bayern-example-colo-gmbh:\d+$/);
});

test("the seconds that Arbeitnow counts in become the day the ad was written", async () => {
  const found = await walk(standIn, "arbeitnow", query({}));
  const cooling = found.ads.find((ad) => ad.title.startsWith("Servicetechniker"));
  expect(cooling?.postedAt?.iso).toStartWith("2026-11-11");
});

test("Arbeitnow ignores what it is asked, so it is asked once", async () => {
  const tasks = sources.arbeitnow.plan(query({ keywords: ["a", "b"], countries: ["DE", "NL"] }));
  const found = await walk(standIn, "arbeitnow", query({}));
  expect([tasks.length, found.ads.length]).toEqual([1, held("arbeitnow").length]);
});

test("Adzuna is not asked without its keys, and no key stands in a question", () => {
  expect(adzuna.plan(query({ keys: {} }))).toEqual([]);
  const [task] = adzuna.plan(query({ keys: { app_id: "me", app_key: "s3cret" } }));
  expect(task?.url).toEndWith("&app_id={app_id}&app_key={app_key}");
  expect(JSON.stringify(task)).not.toContain("s3cret");
});

test.each([
  ["lever", 230, 3],
  ["smartrecruiters", 230, 3],
  ["workday", 45, 3],
  ["arbeitsagentur", 230, 3],
  ["arbeitnow", 230, 3],
  ["adzuna", 120, 3],
] as const)("%s turns its pages until all of %d ads are read", async (source, count, pages) => {
  const given = {
    title: "Data Center Technician",
    company: "Acme Example",
    country: "DE",
    on: [{ source }],
  };
  const ads = standInAds
    .slice(0, 1)
    .flatMap((first) =>
      Array.from({ length: count }, (_, at): StandInAd => ({ ...first, ...given, id: at + 1 })),
    );
  const crowded = serveStandIn({ now: noon, ads });
  const boards = standInBoards(source, ads);
  const found = await walk(
    crowded,
    source,
    query({ keywords: ["data"], countries: ["DE"], boards }),
  );
  await crowded.close();
  expect(found.ads.length).toBe(count);
  const lists = crowded.requests.filter((one) => !/jobdetails|postings\/\d|\/job\//.test(one.path));
  expect(lists.length).toBe(pages);
});

test.each([...feeds, ...services] as const)(
  "an unchanged answer of %s costs no body",
  async (source) => {
    const [task] = sources[source].plan({ ...ofBoards(source), keywords: ["data"] });
    if (task === undefined || task.method === "POST") return;
    const first = await ask(standIn, task);
    const again = await ask(standIn, task, { "if-none-match": first.headers["etag"] ?? "" });
    expect([first.status, again.status, again.body]).toEqual([200, 304, ""]);
  },
);

test("a job that Ashby does not list publicly is left out", () => {
  const job = (id: string, isListed: boolean) => ({
    id,
    isListed,
    title: "T",
    jobUrl: "https://x.example",
  });
  const body = JSON.stringify({ jobs: [job("a", true), job("b", false)] });
  const { listing } = readPage(page(body), asked("ashby"));
  expect(listing?.ads.map((ad) => ad.externalId)).toEqual(["a"]);
});

test("the employment agency's list tells pay, hours and work from home before any ad is opened", () => {
  const offer = {
    referenznummer: "10001-1",
    stellenangebotsTitel: "Kältetechniker (m/w/d)",
    firma: "Rheintal Example GmbH",
    verguetungsangabe: "STUNDENLOHN",
    gehaltsspanneVon: 19.78,
    gehaltsspanneBis: 26,
    homeofficemoeglich: true,
    arbeitszeitVollzeit: true,
    stellenlokationen: [{ adresse: { ort: "Hanau", region: "HESSEN" } }],
  };
  const body = JSON.stringify({ ergebnisliste: [offer], maxErgebnisse: 1 });
  const { listing } = readPage(page(body), asked("arbeitsagentur"));
  expect(listing?.ads[0]).toMatchObject({
    workplace: "hybrid",
    employmentType: "Vollzeit",
    salary: { min: 19.78, max: 26, currency: "EUR", period: "hour" },
  });
});

test("Teamtailor's feed is read to its end, and only on its own host", () => {
  const item = (id: string, more = {}) => ({
    id,
    url: `https://danehall.teamtailor.com/jobs/${id}-driftstekniker`,
    title: "Driftstekniker",
    content_html: "<p>Du driver køleanlæg.</p>",
    date_published: "2026-11-18T08:00:00+01:00",
    _jobposting: {
      "@type": "JobPosting",
      hiringOrganization: { "@type": "Organization", name: "Danehall Example ApS" },
      jobLocation: [{ address: { addressLocality: "Fredericia", addressCountry: "DK" } }],
      ...more,
    },
  });
  const read = (next_url?: string) => {
    const body = JSON.stringify({ items: [item("7001"), item("7002")], next_url });
    const url = "https://danehall.teamtailor.com/jobs.json";
    const context = { token: "danehall", page: 1, maxPages: 3 };
    return readPage(page(body, { url }), asked("teamtailor", { url, context })).listing;
  };
  expect(read()?.ads).toMatchObject([
    {
      externalId: "danehall:7001",
      company: "Danehall Example ApS",
      text: "Du driver køleanlæg.",
      places: [{ city: "Fredericia", country: "DK" }],
      postedAt: { iso: "2026-11-18T07:00:00.000Z" },
    },
    { externalId: "danehall:7002" },
  ]);
  const second = "https://danehall.teamtailor.com/jobs.json?page=2";
  expect(read(second)?.next.map(({ url }) => url)).toEqual([second]);
  expect(read("https://elsewhere.example/jobs.json")?.next).toEqual([]);
});
