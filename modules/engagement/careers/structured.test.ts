import { expect, test } from "bun:test";
import { request, testApp } from "@/modules/testing";
import { published } from "./fixtures";

const read = async (app: ReturnType<typeof testApp>, path: string) =>
  (await request(app, "GET", path)).text();

async function dataOf(app: ReturnType<typeof testApp>, slug: string) {
  const text = await read(app, `/careers/${slug}`);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

test("the data of a job has every property that Google requires and recommends", async () => {
  const app = testApp({}, { PUBLIC_URL: "https://jobs.example" });
  const { slug, id } = await published(app, { company: "Polderhaven Data", country: "UK" });
  expect(await dataOf(app, slug)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    // Required
    title: "Critical Facilities Engineer",
    description: expect.stringContaining("<p>You keep the power on.</p>"),
    datePosted: "2026-01-01T12:00:00.000Z",
    hiringOrganization: { "@type": "Organization", name: "Polderhaven Data" },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Amsterdam", addressCountry: "GB" },
    },
    // Recommended
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: {
        "@type": "QuantitativeValue",
        minValue: 55_000,
        maxValue: 70_000,
        unitText: "YEAR",
      },
    },
    employmentType: "FULL_TIME",
    identifier: { "@type": "PropertyValue", name: "Coldaisle", value: id },
    validThrough: "2026-02-28T22:59:00.000Z",
    directApply: true,
    industry: "Critical Facilities",
    url: `https://jobs.example/careers/${slug}`,
  });
});

test("the description is marked up as it was written, in tags that Google reads", async () => {
  const app = testApp();
  const { slug } = await published(app);
  const { description } = await dataOf(app, slug);
  expect(String(description).replaceAll(/>\s+|\s+</g, (it) => it.trim())).toBe(
    "<p>You keep the power on.</p><p>You bring:</p><ul><li>five years with UPS systems</li><li>calm in an alarm</li></ul>",
  );
});

test("an employer who is not named stands in no page, feed or data", async () => {
  const app = testApp();
  const { slug } = await published(app);
  expect(await dataOf(app, slug)).toMatchObject({ hiringOrganization: "confidential" });
  for (const path of ["", `/${slug}`, "/feed.xml", "/feed.rss", "/feed.json"]) {
    expect(await read(app, `/careers${path}`)).not.toContain("Polderhaven");
  }
});

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

test("boards, readers and searches each get the open jobs in their own form", async () => {
  const app = testApp({}, { PUBLIC_URL: "https://jobs.example" });
  const { slug, id } = await published(app, { title: "R&D <Lead>\u0007", company: "A & B" });
  const address = `https://jobs.example/careers/${slug}`;
  const board = await read(app, "/careers/feed.xml");
  expect(board).toContain("<title>R&amp;D &lt;Lead&gt;</title>");
  expect(board).toContain(`<referencenumber>${id}</referencenumber>`);
  expect(board).toContain("<salary>EUR 55000 - 70000 per year</salary>");
  const rss = await read(app, "/careers/feed.rss");
  expect(rss).toContain(`<link>${address}</link>`);
  expect(unescaped(rss)).toContain("<p>You keep the power on.</p>");
  const json = JSON.parse(await read(app, "/careers/feed.json")) as { items: { url: string }[] };
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    items: [{ url: address }],
  });
  const map = await read(app, "/sitemap.xml");
  expect(map).toContain(`<loc>${address}</loc>`);
  for (const xml of [board, rss, map]) expect(stumblesOf(xml)).toEqual([]);
  expect(await read(app, "/robots.txt")).toContain("Sitemap: https://jobs.example/sitemap.xml");
});

/** Tags that do not close what was opened last, and characters that XML forbids. */
function stumblesOf(xml: string): string[] {
  const open: string[] = [];
  const wrong = [...xml].filter((it) => /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{10FFFF}]/u.test(it));
  for (const [, end, name = "", , alone] of xml.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (end && open.pop() !== name) wrong.push(name);
    if (!end && !alone) open.push(name);
  }
  return [...wrong, ...open];
}

test("a shared job has a title, a text and the agency's picture", async () => {
  const app = testApp({}, { PUBLIC_URL: "https://jobs.example" });
  const { slug } = await published(app);
  const text = await read(app, `/careers/${slug}`);
  expect(text).toContain('property="og:title" content="Critical Facilities Engineer, Amsterdam"');
  expect(text).toContain('property="og:image" content="https://jobs.example/social.png"');
});
