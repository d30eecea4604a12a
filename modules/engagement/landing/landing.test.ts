import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { legal, NewAgencyCertificate } from "@/modules/privacy/legal-documents";
import { settings } from "@/modules/platform/settings";
import { request, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import * as landing from "./index";
import words from "./words.json";

const ask = (app: App, path = "/", headers: Record<string, string> = {}) =>
  landing.visit(app, new Request(`https://jobs.example${path}`, { headers }));
const page = async (app: App, path?: string, headers?: Record<string, string>) =>
  (await ask(app, path, headers)).text();

test.each([
  ["/?lang=de", {}, "de"],
  ["/", { cookie: "locale=nl" }, "nl"],
  ["/", { "accept-language": "de-AT,de;q=0.9" }, "de"],
  ["/?lang=fr", { "accept-language": "fr" }, "en"],
])("%s with %p is answered in %s", async (path, headers, locale) => {
  const text = await page(testApp(), path, headers as Record<string, string>);
  expect(text).toContain(`<html lang="${locale}">`);
});

test.each(["en", "nl", "de"] as const)("every section stands on the page in %s", async (locale) => {
  const text = await page(testApp(), `/?lang=${locale}`);
  const { headline, capabilities, sectors, leadership, contactTitle, portal, system } =
    words[locale];
  for (const it of [headline, capabilities, sectors, leadership, contactTitle, portal, system])
    expect(text).toContain(Bun.escapeHTML(it));
  const anchors = [...text.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
  expect(new Set(anchors)).toEqual(
    new Set(["content", "about", "services", "technology", "contact"]),
  );
  for (const id of anchors) expect(text).toContain(`id="${id}"`);
  expect(text.match(/<script(?! type="application\/ld\+json")/)).toBeNull();
});

test("search engines read an employment agency with everything that specification §1 asks for", async () => {
  const app = testApp({}, { PUBLIC_URL: "https://jobs.example" });
  const { as } = await signedIn(app);
  const agency = { name: "</script> & Co", address: "", vatNumber: "", kvkNumber: "", email: "" };
  await settings.save(as, "agency", { value: agency });
  const text = await page(app);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  const read = JSON.parse(json);
  expect(read).toMatchObject({
    "@type": "EmploymentAgency",
    name: "</script> & Co",
    url: "https://jobs.example/",
    logo: "https://jobs.example/social.png",
    address: { "@type": "PostalAddress", addressLocality: "Amsterdam", addressCountry: "NL" },
    sameAs: [],
    speciality: "Datacenter recruitment",
    foundingDate: "2015",
  });
  expect(read.description).toContain("Amsterdam");
  expect(read.areaServed).toHaveLength(16);
  expect(read.areaServed.map(({ name }: { name: string }) => name)).toContain("United Kingdom");
});

test("a shared link has a title, a text and a picture that other sites may show", async () => {
  const app = testApp({}, { PUBLIC_URL: "https://jobs.example" });
  const text = await page(app);
  expect(text).toContain('property="og:image" content="https://jobs.example/social.png"');
  expect(text).toContain('property="og:title" content="Coldaisle: datacenter recruitment');
  const picture = await request(app, "GET", "/social.png");
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const { headers } = await ask(app);
  expect(headers.get("x-robots-tag")).toBeNull();
});

test("a figure is a benchmark until somebody stands for it, and a certificate is claimed while it lasts", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const first = await page(app);
  for (const figure of ["91%", "18", "8,000+", "€97.3B"])
    expect(first).toContain(`<dd class="figure">${figure}</dd>`);
  expect(first.match(/Benchmark/g)).toHaveLength(4);
  expect(first).not.toContain("SNA certified");

  const before = await settings.valueOf(app, "landing");
  const success = { amount: 94, source: "Own placements", asOf: "2025-12-31" };
  const figures = { ...before.figures, success };
  await settings.save(as, "landing", { value: { ...before, figures } });
  const mark = { kind: "sna", number: "12345", validFrom: "2025-01-01", isPublic: true };
  const until = (validUntil: string) => NewAgencyCertificate.parse({ ...mark, validUntil });
  const held = await legal.addCertificate(as, until("2026-01-01"));
  const second = await page(app);
  expect(second).toContain('<dd class="figure">94%</dd>');
  expect(second).toContain("Source: Own placements, as of 31 Dec 2025");
  expect(second).toContain("SNA certified 12345");
  await legal.editCertificate(as, held.id, { ...until("2025-12-31"), version: held.version });
  expect(await page(app)).not.toContain("SNA certified");
});

test("a figure that the agency lets measure says from what, once its records say enough", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const value = { ...(await settings.valueOf(app, "landing")), measured: ["professionals"] };
  await settings.save(as, "landing", { value });
  expect(await page(app)).toContain('<dd class="figure">8,000+</dd>');
  const person = { firstName: "Bo", lastName: "Nieuw", origin: "manual" as const };
  await candidates.addAll(app, Array(11).fill(person));
  const text = await page(app);
  expect(text).toContain('<dd class="figure">11</dd>');
  expect(text).toContain("Counted today in our own records");
});
