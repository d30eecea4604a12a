import { expect, test } from "bun:test";
import type { Ad } from "../model";
import { readPage } from "../registry";
import { asked, page } from "../testing";
import { pagesPerSitemap } from "./jsonld";

const task = asked("jsonld", { kind: "detail", context: {} });

const htmlWith = (job: object, head = ""): string =>
  `<html><head>${head}<script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", ...job })}</script></head></html>`;

function adOf(job: object, head = ""): Ad | undefined {
  return readPage(page(htmlWith({ title: "Technician", ...job }, head)), task).listing?.ads[0];
}

const place = (name: string, address: object) => ({ "@type": "Place", name, address });

test("an address in fields is one place", () => {
  const address = {
    addressLocality: "Frankfurt am Main",
    addressRegion: "Hessen",
    addressCountry: "DE",
  };
  const places = adOf({ jobLocation: [place("Office", address)] })?.places;
  expect(places).toMatchObject([{ city: "Frankfurt am Main", country: "DE" }]);
});

test("a town that nobody knows is still one place in its country", () => {
  const address = {
    addressLocality: "Neu, Dorf / Altdorf",
    addressRegion: null,
    addressCountry: { name: "DE" },
  };
  expect(adOf({ jobLocation: { address } })?.places).toMatchObject([
    { city: "Neu, Dorf / Altdorf", country: "DE" },
  ]);
});

test("where one address stands under several names, the names are the places", () => {
  const address = { addressLocality: "Dublin", addressCountry: "IE" };
  const jobLocation = [place("Dublin, Ireland", address), place("Cork, Ireland", address)];
  expect(adOf({ jobLocation })?.places.map((one) => one.city)).toEqual(["Dublin", "Cork"]);
});

test("a remote job without a place is where it may be worked from", () => {
  const ad = adOf({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { name: "Germany" },
  });
  expect(ad).toMatchObject({ workplace: "remote", places: [{ country: "DE" }] });
});

test("an estimate of pay is never the employer's word", () => {
  const pay = (from: object) => ({
    currency: "EUR",
    value: { minValue: 50_000, maxValue: 60_000, unitText: "YEAR" },
    ...from,
  });
  expect(adOf({ baseSalary: pay({}) })?.salary?.statedBy).toBe("employer");
  expect(adOf({ estimatedSalary: [pay({})] })?.salary?.statedBy).toBe("estimate");
});

test("pay as one value, as words and by the hour is understood", () => {
  expect(adOf({ baseSalary: { currency: "GBP", value: 42_000 } })?.salary).toMatchObject({
    min: 42_000,
    currency: "GBP",
  });
  expect(adOf({ baseSalary: "€ 3.000 - € 3.800 per maand" })?.salary).toMatchObject({
    min: 3000,
    max: 3800,
    period: "month",
  });
  const hourly = { currency: "EUR", value: { value: 21.5, unitText: "HOUR" } };
  expect(adOf({ baseSalary: hourly })?.salary).toMatchObject({ min: 21.5, period: "hour" });
});

test("pay that only the description tells is marked as read from its text", () => {
  const ad = adOf({ description: "<p>Salary: €45,000 - €55,000 per year</p>" });
  expect(ad?.salary).toMatchObject({ min: 45_000, max: 55_000, statedBy: "text" });
  expect(ad?.provenance["salary"]).toBe("text");
});

test("an empty date of closing is none", () => {
  expect(adOf({ validThrough: "" })?.validUntil).toBeNull();
});

test("a title is taken from the window only where it ends in the employer's name", () => {
  const job = { title: null, hiringOrganization: { name: "Acme Example" } };
  expect(adOf(job, "<title>Cooling Engineer | Acme Example</title>")?.title).toBe(
    "Cooling Engineer",
  );
  expect(adOf(job, "<title>Careers</title>")).toBeUndefined();
});

test("a reference is an id only together with its site", () => {
  const job = { url: "https://careers.acme.example/jobs/1", identifier: { value: "REF-7" } };
  expect(adOf(job)?.externalId).toBe("careers.acme.example:REF-7");
  expect(adOf({})?.externalId).toBe("https://pages.example/");
});

const entry = (loc: string, lastmod: string): string =>
  `<url><loc>${loc}</loc><lastmod>${lastmod}</lastmod></url>`;
const sitemapOf = (entries: string[], context = {}) =>
  readPage(page(`<urlset>${entries.join("")}</urlset>`), asked("jsonld", { context }));

test("a sitemap leads to its own site's pages that changed since the day asked for", () => {
  const entries = [
    entry("https://pages.example/a?x=1&amp;y=2", "2026-11-19"),
    entry("https://pages.example/old", "2026-01-01"),
    entry("https://elsewhere.example/b", "2026-11-19"),
  ];
  const { listing } = sitemapOf(entries, { since: "2026-11-01" });
  expect(listing?.next).toMatchObject([{ kind: "detail", url: "https://pages.example/a?x=1&y=2" }]);
});

test("one run reads at most five hundred pages of a sitemap, and an empty one is empty", () => {
  const entries = Array.from({ length: 501 }, (_, at) =>
    entry(`https://pages.example/${at}`, "2026-11-19"),
  );
  expect(sitemapOf(entries).listing?.next.length).toBe(pagesPerSitemap);
  expect(pagesPerSitemap).toBe(500);
  expect(sitemapOf([]).verdict.kind).toBe("empty");
});

test("an index of sitemaps leads to further sitemaps", () => {
  const index =
    "<sitemapindex><sitemap><loc>https://pages.example/jobs.xml</loc></sitemap></sitemapindex>";
  expect(readPage(page(index), asked("jsonld")).listing?.next).toMatchObject([{ kind: "list" }]);
});
