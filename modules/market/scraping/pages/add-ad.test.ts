import { afterAll, expect, test } from "bun:test";
import { audit } from "@/modules/platform/audit";
import { allJobs } from "@/modules/market/jobs/fixtures";
import { sourceIds } from "@/modules/market/sources/rules";
import { query, walk } from "@/modules/market/sources/testing";
import { standInBoards } from "@/cli/demo/boards";
import { signedIn, testServer } from "@/modules/testing";
import { largestFile } from "./add-ad";
import { houseOnStandIn, scraped } from "../fixtures";
import { connectors } from "../index";

const house = await houseOnStandIn();
afterAll(house.close);
const recruiter = signedIn(house.app, "recruiter");

const page = (posting: object, more = "") => `<!doctype html><html><head>${more}
  <script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Chiller Technician",
    description: "<p>You keep the chillers of a data centre running.</p>",
    hiringOrganization: { "@type": "Organization", name: "Waterkant Koeling" },
    jobLocation: { "@type": "Place", address: { addressLocality: "Delft", addressCountry: "NL" } },
    datePosted: "2025-12-20",
    ...posting,
  })}</script></head><body></body></html>`;

async function upload(content: string | Uint8Array<ArrayBuffer>, name = "page.html") {
  const { cookie } = await recruiter;
  const form = new FormData();
  form.set("file", new File([content], name));
  const headers = { origin: "http://localhost", host: "localhost", cookie };
  const request = new Request("http://localhost/api/jobs/from-file", {
    method: "POST",
    headers,
    body: form,
  });
  return testServer(house.app).handle(request);
}

test("a saved page becomes a job that says it was added by hand, with its audit entry", async () => {
  const answer = await upload(page({}));
  expect(await answer.json()).toMatchObject({ count: 1 });
  const job = (await allJobs(house.app)).find(({ title }) => title === "Chiller Technician");
  expect(job).toMatchObject({ sourceType: "manual", company: "Waterkant Koeling", country: "NL" });
  expect((await audit.latest(house.app))[0]).toMatchObject({ action: "job.added" });
});

test("a saved page is read in the letters it says it is written in", async () => {
  const text = page({ title: "Électricien", identifier: "é-1" }, '<meta charset="iso-8859-1">');
  await upload(Uint8Array.from(Buffer.from(text, "latin1")));
  expect((await allJobs(house.app)).map(({ title }) => title)).toContain("Électricien");
});

test("the same saved page twice is one job", async () => {
  const before = (await allJobs(house.app)).length;
  const same = page({ identifier: "x-1", title: "Battery Technician" });
  await upload(same);
  await upload(same);
  expect(await allJobs(house.app)).toHaveLength(before + 1);
});

test("saved pages that do not say where they were saved are an ad each, whatever their numbers are", async () => {
  const numbered = (title: string) => page({ title, identifier: { value: "REQ-7" } });
  const titles = ["UPS Service Engineer", "Commissioning Engineer", "Rack Installer"];
  const before = (await allJobs(house.app)).length;
  for (const title of titles) expect((await upload(numbered(title))).status).toBe(200);
  const again = await (await upload(numbered("UPS Service Engineer"))).json();
  expect(again).toEqual({ count: 1, message: "1 job added from the file." });
  const now = await allJobs(house.app);
  expect(now).toHaveLength(before + titles.length);
  const kept = now.filter(({ title }) => titles.includes(title));
  expect(kept.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  // View opens the text that was kept, because there is no address to open.
  expect(kept.map(({ sourceUrl }) => sourceUrl)).toEqual([null, null, null]);
});

test("the address that a browser wrote into the file is the address of the ad", async () => {
  const url = "https://vacatures.waterkant.example/job/koeltechnicus?id=12";
  const saved = `<!-- saved from url=(0${url.length})${url} -->${page({ title: "Koeltechnicus" })}`;
  await upload(saved);
  await upload(saved.replace("keep the chillers", "keep all the chillers"));
  const found = (await allJobs(house.app)).filter(({ title }) => title === "Koeltechnicus");
  expect(found).toMatchObject([{ sourceUrl: url }]);
});

test.each([
  ["words that are no page", "just words"],
  ["a page without an ad", "<html><body><h1>Hello</h1></body></html>"],
  ["an empty file", ""],
  ["broken JSON", '{"jobs": ['],
  [
    "a page with an address that is none",
    page({ title: "" }, '<link rel="canonical" href="https:///">'),
  ],
  ["a page that names itself oddly", "<html><link rel='canonical' href='javascript:1'></html>"],
])("%s is refused with what to do", async (_, content) => {
  const answer = await upload(content);
  expect([422, 413]).toContain(answer.status);
  expect((await answer.json()).code).toBe("invalid");
});

test("a file at the limit is read, one byte more is refused", async () => {
  const whole = page({ title: "Generator Technician" });
  const padded = (size: number) => whole + " ".repeat(size - whole.length);
  expect((await upload(padded(largestFile))).status).toBe(200);
  expect((await upload(padded(largestFile + 1))).status).toBe(413);
});

test("an ad is read from the address a person found it at", async () => {
  const asked = query({
    keywords: ["engineer"],
    countries: ["NL"],
    boards: standInBoards("jsonld"),
  });
  const { ads } = await walk(house.boards, "jsonld", asked);
  const { ask } = await recruiter;
  const answer = await ask("POST", "/api/jobs/from-address", { body: { url: ads[0]?.url } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ title: ads[0]?.title, sourceType: "manual" });
});

test.each(["file:///etc/passwd", "javascript:alert(1)", "ftp://x.example/", "nonsense", ""])(
  "'%s' is no address to read an ad from",
  async (url) => {
    const { ask } = await recruiter;
    expect((await ask("POST", "/api/jobs/from-address", { body: { url } })).status).toBe(422);
  },
);

test("an address where nothing can be read is refused with what to do", async () => {
  const { ask } = await recruiter;
  const answer = await ask("POST", "/api/jobs/from-address", {
    body: { url: "https://nobody.example/job/1" },
  });
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining("Save the page"),
  ]);
});

test("every source tells what the latest run brought, not the best there ever was", async () => {
  const run = await scraped(house.app);
  const states = await connectors.list(house.app);
  expect(states.map(({ id }) => id)).toEqual([...sourceIds]);
  for (const { id, lastFound, lastReadAt } of states) {
    expect([id, lastFound]).toEqual([
      id,
      run.outcomes.find(({ source }) => source === id)?.found ?? null,
    ]);
    expect(lastReadAt).not.toBeNull();
  }
});
