import { expect, test } from "bun:test";
import { request, signedIn, testApp } from "@/modules/testing";
import { jobOrders } from "@/modules/staffing/job-orders";
import { aJob, published, said } from "./fixtures";
import { publish, withdraw } from "./publishing";
import { cityIn } from "./words";

const page = async (app: ReturnType<typeof testApp>, path: string, language = "en") => {
  const answer = await request(app, "GET", path, { headers: { "accept-language": language } });
  return { status: answer.status, text: await answer.text() };
};
const titlesIn = (text: string) =>
  [...text.matchAll(/<h2>\s*<a[^>]*>([^<]*)</g)].map(([, it]) => it);

test("a recruiter publishes a job with its pay, and everybody reads it", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const id = await aJob(app);
  const before = await (await ask("GET", `/api/jobs/${id}/publication`)).json();
  expect(before).toMatchObject({ publication: null, draft: { city: "Amsterdam", company: null } });
  const answer = await ask("POST", `/api/jobs/${id}/publication`, { body: said() });
  expect(answer.status).toBe(201);
  const { slug } = (await answer.json()) as { slug: string };
  expect(slug).toBe("critical-facilities-engineer-amsterdam-1");
  const { status, text } = await page(app, `/careers/${slug}`);
  expect(status).toBe(200);
  expect(text).toContain("€55,000 – €70,000 a year");
  expect(text).toContain(`href="/careers/${slug}/apply?lang=en"`);
  expect(titlesIn((await page(app, "/careers")).text)).toEqual(["Critical Facilities Engineer"]);
});

test("nothing is published without a range of pay, for a day that is over, twice, or by a viewer", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const id = await aJob(app);
  const put = async (details: object) =>
    (await ask("POST", `/api/jobs/${id}/publication`, { body: { ...said(), ...details } })).status;
  expect(await put({ salaryFrom: undefined })).toBe(422);
  expect(await put({ salaryTo: null })).toBe(422);
  expect(await put({ salaryFrom: 80_000 })).toBe(422);
  expect(await put({ closesOn: "2025-12-31" })).toBe(422);
  expect(await put({})).toBe(201);
  expect(await put({})).toBe(409);
  const { ask: look } = await signedIn(app, "viewer");
  expect((await look("DELETE", `/api/jobs/${id}/publication`)).status).toBe(403);
});

test("an edit keeps the address, and of two at once the second is told", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const { jobId, slug } = await published(app);
  const body = { ...said({ title: "Lead Engineer" }), version: 1 };
  const path = `/api/jobs/${jobId}/publication`;
  expect(await (await ask("PATCH", path, { body })).json()).toMatchObject({ slug, version: 2 });
  expect((await ask("PATCH", path, { body })).status).toBe(409);
  expect((await page(app, `/careers/${slug}`)).text).toContain("Lead Engineer");
});

test("a job that is taken back or over leaves list and feeds, and its old address says so", async () => {
  let now = new Date("2026-01-01T12:00:00.000Z");
  const app = testApp({ now: () => now });
  const gone = await published(app, { title: "Taken back" });
  const over = await published(app, { title: "Soon over", closesOn: "2026-01-10" });
  await withdraw(app, gone.jobId);
  expect(titlesIn((await page(app, "/careers")).text)).toEqual(["Soon over"]);
  expect((await page(app, `/careers/${gone.slug}`)).status).toBe(410);
  now = new Date("2026-01-11T12:00:00.000Z");
  const { status, text } = await page(app, `/careers/${over.slug}`, "de-DE,de");
  expect([status, text]).toEqual([410, expect.stringContaining("Diese Stelle ist geschlossen")]);
  expect(text).not.toContain("JobPosting");
  for (const feed of ["careers", "careers/feed.xml", "careers/feed.rss", "careers/feed.json"]) {
    expect((await page(app, `/${feed}`)).text).not.toContain("Soon over");
  }
  expect((await page(app, "/careers/never-was")).status).toBe(404);
});

test("a client's job leaves the careers page when it is closed, and comes back when it is reopened", async () => {
  const app = testApp();
  const order = await jobOrders.add(app, { title: "Critical Facilities Engineer" });
  const { slug } = await publish(app, order.id, said());
  const shown = async () => ({
    listed: titlesIn((await page(app, "/careers")).text).length,
    canApply: (await page(app, `/careers/${slug}`)).text.includes(`/careers/${slug}/apply`),
  });
  expect(await shown()).toEqual({ listed: 1, canApply: true });
  const closed = await jobOrders.close(app, order.id, order.version);
  expect(await shown()).toEqual({ listed: 0, canApply: false });
  await jobOrders.reopen(app, order.id, closed.version);
  expect(await shown()).toEqual({ listed: 1, canApply: true });
});

test("visitors narrow the list down by words, category, country and pay, in the address", async () => {
  const app = testApp();
  await published(app, {
    title: "Chiller Technician",
    city: "Köln",
    country: "DE",
    salaryTo: 60_000,
  });
  await published(app, {
    title: "Cloud Architect",
    category: "Cloud Infrastructure",
    salaryTo: 95_000,
  });
  const hourly = { salaryFrom: 30, salaryTo: 45, salaryPeriod: "hour" } as const;
  await published(app, { title: "Shift Lead", country: "UK", city: "London", ...hourly });
  const found = async (search: string) => titlesIn((await page(app, `/careers?${search}`)).text);
  expect(await found("q=koln")).toEqual(["Chiller Technician"]);
  expect(await found("q=%22%27(OR")).toEqual([]);
  expect(await found("category=Cloud+Infrastructure")).toEqual(["Cloud Architect"]);
  expect(await found("country=UK")).toEqual(["Shift Lead"]);
  expect(await found("pay=90000")).toEqual(["Shift Lead", "Cloud Architect"]);
  expect(await found("pay=much&country=nowhere&page=zero")).toHaveLength(3);
});

test("a long list comes in pages, the newest first, each job once", async () => {
  const app = testApp();
  for (let n = 1; n <= 23; n += 1) await published(app, { title: `Engineer ${n}` });
  const first = titlesIn((await page(app, "/careers")).text);
  const second = titlesIn((await page(app, "/careers?page=2")).text);
  expect([first.length, first[0], second.length]).toEqual([20, "Engineer 23", 3]);
  expect(new Set([...first, ...second]).size).toBe(23);
});

test("the pages speak the language of the address, else of the browser", async () => {
  const app = testApp();
  await published(app);
  expect((await page(app, "/careers", "fr, nl;q=0.8")).text).toContain('<html lang="nl">');
  expect((await page(app, "/careers?lang=de", "nl")).text).toContain("1 Stelle");
});

test("what somebody writes into a job stays text on every page", async () => {
  const app = testApp();
  const evil = `</script><script>alert(1)</script><b>`;
  const { slug } = await published(app, { title: `Engineer ${evil}`, description: evil.repeat(3) });
  for (const path of ["/careers", `/careers/${slug}`, `/careers?q=${encodeURIComponent(evil)}`]) {
    const { text } = await page(app, path);
    expect([path, text.includes("<script>alert")]).toEqual([path, false]);
  }
});

test("the timeline of the job tells when it came before the public, what changed there, and that it left", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const id = await aJob(app);
  const path = `/api/jobs/${id}/publication`;
  await ask("POST", path, { body: said() });
  await ask("PATCH", path, { body: { ...said({ salaryTo: 75_000 }), version: 1 } });
  await ask("DELETE", path);
  const told = await (await ask("GET", `/api/timeline?kind=job&id=${id}&type=change`)).json();
  const salary = ["€55000 – €70000", "€55000 – €75000"];
  expect(told.slice(0, 3)).toMatchObject([
    { event: "publication-withdrawn", by: "Ada Jansen", changes: {} },
    { event: "publication-edited", changes: { salary } },
    { event: "published", changes: {} },
  ]);
});

test("a city and its country are said in one language, that of the ad or of who reads it", async () => {
  const app = testApp();
  const { slug } = await published(app, { locale: "de", city: "Cologne", country: "DE" });
  for (const feed of ["feed.rss", "feed.json"])
    expect((await page(app, `/careers/${feed}`)).text).toContain("Köln, Deutschland");
  expect((await page(app, "/careers/feed.xml")).text).toContain("<city>Köln</city>");
  const read = async (lang: string) => (await page(app, `/careers/${slug}?lang=${lang}`)).text;
  expect(await read("nl")).toContain("Keulen, Duitsland");
  expect(await read("en")).toContain("Cologne, Germany");
  expect(cityIn("en", "Hoofddorp")).toBe("Hoofddorp");
});
