import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { eq, like } from "drizzle-orm";
import { jobs } from "@/modules/market/jobs";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { postingKeys, postings } from "@/modules/market/jobs/schema";
import { testApp } from "@/modules/testing";
import type { Write } from "@/src/database";
import { identifyAd, savedPageOf } from "./saved-page";

const url = "https://jobs.waterkant.example/view/4711?id=7&from=list";
const escaped = url.replace("&", "&amp;");

const ways: [string, string][] = [
  ["Chrome and Edge", `<!DOCTYPE html>\n<!-- saved from url=(0056)${url} -->\n<html>`],
  ["Internet Explorer", `\uFEFF<!DOCTYPE html>\r\n<!-- saved from url=(0056)${url} -->\r\n<HTML>`],
  [
    "SingleFile",
    `<!DOCTYPE html> <html lang=en><!--\n Page saved with SingleFile \n url: ${url} \n saved date: Fri Nov 20 2026\n--><meta charset=utf-8>`,
  ],
  ["Save Page WE", `<html><head><meta name="savepage-url" content="${escaped}"></head>`],
  ["WebScrapBook", `<html data-scrapbook-source="${escaped}" data-scrapbook-create="2026">`],
  ["monolith", `<!-- Saved from ${url} at 2026-11-20T10:00:00Z using monolith v2.8.3 -->`],
  ["a canonical address", `<link data-x='1' href='${escaped}' rel="canonical">`],
  ["Open Graph", `<META content="${escaped}" property="og:url">`],
];

test.each(ways)("%s says where a page was saved", (_, html) => {
  expect(savedPageOf(html).url).toBe(url);
});

test("a saved JSON Feed says where it stands, and text within it does not", () => {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    feed_url: "https://x.example/jobs.json",
  };
  expect(savedPageOf(JSON.stringify(feed)).url).toBe("https://x.example/jobs.json");
  const quoted = { items: [{ content_html: 'a "feed_url": "https://y.example/jobs.json"' }] };
  expect(savedPageOf(JSON.stringify(quoted)).url).toContain("saved-page.invalid");
});

test.each([
  ["nothing", "<html><title>Ad</title>"],
  ["the front page, as every page of the site", '<link rel="canonical" href="https://x.example/">'],
  ["a file", "<!-- saved from url=(0029)file:///home/ada/Downloads/ad -->"],
  ["the internet in general", "<!-- saved from url=(0014)about:internet -->"],
  ["no address at all", '<meta property="og:url" content="javascript:alert(1)">'],
])("where a page names %s, the content of its file is what it is known by", (_, html) => {
  const { url, hash } = savedPageOf(html);
  expect(url).toBe(`https://saved-page.invalid/${hash}`);
  const [first, second, own] = identifyAd(
    [
      ad({ url, externalId: "1", applyUrl: `${url}/apply` }),
      ad({ url: "https://saved-page.invalid/jobs/2" }),
      ad({ url: "https://x.example/3", externalId: "3" }),
    ],
    savedPageOf(html),
  );
  expect(first).toMatchObject({ externalId: `file:${hash}`, url: "", applyUrl: null });
  expect(second).toMatchObject({ externalId: `file:${hash}-2`, url: "" });
  expect(own).toMatchObject({ externalId: "3", url: "https://x.example/3" });
});

const folder = join(import.meta.dir, "../../../../../shared/data/pages");
const isHere = existsSync(folder);
if (!isHere)
  console.warn("SKIPPED: no ../shared; saved pages as they really are were not looked at");

test.skipIf(!isHere)(
  "pages as they really were saved say where, or are known by themselves",
  () => {
    const urlOf = (path: string) => savedPageOf(readFileSync(join(folder, path), "utf8")).url;
    expect(urlOf("jsonld/afas_job_page_nl.html")).toStartWith("https://");
    expect(urlOf("jsonld/afas_job_page_nl.html")).not.toContain("saved-page.invalid");
    const silent = [
      "ats_html/jobseek_jobylon_mcdonalds_se.html",
      "linkedin/maeldk_linkedin_detail_us.html",
    ];
    expect(new Set(silent.map(urlOf)).size).toBe(silent.length);
    for (const path of silent) expect(urlOf(path)).toStartWith("https://saved-page.invalid/");
  },
);

test("a job that came from such a file before is not taken for the next one, and has no address", async () => {
  const app = testApp();
  const old = "https://saved-page.invalid/";
  const rewriting = statementsOf(await migration("saved_pages"));
  await takeIn(app, [
    ad({
      source: "jsonld",
      externalId: "saved-page.invalid:REQ-7",
      url: old,
      applyUrl: `${old}apply`,
    }),
    ad({ title: "Rack Installer", company: "Other Ltd" }),
  ]);
  const [kept, other] = (await allJobs(app)).map(({ id }) => id);
  await app.write(rewriting);
  const shown = async (id: string | undefined) => (await jobs.find(app, id ?? "")).sourceUrl;
  expect([await shown(kept), await shown(other)]).toEqual([
    null,
    expect.stringContaining("https://"),
  ]);
  const [posting] = await app.db
    .select()
    .from(postings)
    .where(eq(postings.jobId, kept ?? ""));
  expect(posting).toMatchObject({ externalId: `file:${posting?.id}`, url: "", applyUrl: null });
  expect(await app.db.select().from(postingKeys).where(like(postingKeys.key, "@saved%"))).toEqual(
    [],
  );
});

/** What a migration says, as the upgrade carries it out. */
async function migration(name: string): Promise<string> {
  const folder = join(import.meta.dir, "../../../../drizzle");
  const [file = ""] = [...new Bun.Glob(`*_${name}.sql`).scanSync(folder)];
  return Bun.file(join(folder, file)).text();
}

const statementsOf = (text: string): Write[] =>
  text
    .split("--> statement-breakpoint")
    .map((part) => ({ toSQL: () => ({ sql: part, params: [] }) }));
