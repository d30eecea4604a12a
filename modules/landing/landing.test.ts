import { expect, test } from "bun:test";
import { ClientQuery, clients } from "@/modules/clients";
import { notes } from "@/modules/notes";
import { settings } from "@/modules/settings";
import { noon, request, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import * as landing from "./index";
import { perNetworkAnHour } from "./rules";
import words from "./words.json";

const ask = (app: App, path = "/", headers: Record<string, string> = {}) =>
  landing.visit(app, new Request(`https://jobs.example${path}`, { headers }));
const page = async (app: App, path?: string, headers?: Record<string, string>) =>
  (await ask(app, path, headers)).text();

const everything = ClientQuery.parse({});
const written = {
  name: "Noor de Boer",
  company: "Polder Colo BV",
  email: "noor@polder.example",
  phone: "+31 20 555 0100",
  message: "We need two commissioning managers in Almere from March.",
};

/** A house whose clock moves on, and a form that was opened some seconds ago. */
async function reception(waitedMs = 20_000) {
  let now = noon.getTime();
  const app = testApp({ now: () => new Date(now) });
  const [, opened = ""] = /name="opened" value="([^"]+)"/.exec(await page(app)) ?? [];
  now += waitedMs;
  const send = (more: Record<string, string> = {}, lang = "en") => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...written, opened, ...more }))
      form.set(name, value);
    return post(app, `/contact?lang=${lang}`, form);
  };
  return { app, send };
}

async function post(app: App, path: string, form: FormData) {
  const asked = new Request("http://localhost", { method: "POST", body: form });
  const headers = { "content-type": asked.headers.get("content-type") ?? "" };
  return request(app, "POST", path, { body: await asked.text(), headers });
}

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

test("all three languages say the same things, with the same places", () => {
  const placesIn = (said: string | string[]) =>
    [said].flat().map((it) => (it.match(/\{\w+\}/g) ?? []).toSorted());
  const shape = (all: Record<string, string | string[]>) =>
    Object.entries(all).map(([key, said]) => [key, placesIn(said)]);
  expect(shape(words.nl)).toEqual(shape(words.en));
  expect(shape(words.de)).toEqual(shape(words.en));
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
  const save = (snaUntil: string) =>
    settings.save(as, "landing", {
      value: { ...before, figures, snaNumber: "12345", snaUntil },
    });
  await save("2026-01-01");
  const second = await page(app);
  expect(second).toContain('<dd class="figure">94%</dd>');
  expect(second).toContain("Source: Own placements, as of 31 Dec 2025");
  expect(second).toContain("SNA certified 12345");
  await save("2025-12-31");
  expect(await page(app)).not.toContain("SNA certified");
});

test("what a visitor writes becomes a prospect that the desk hears of", async () => {
  const { app, send } = await reception();
  const { ask: office } = await signedIn(app, "recruiter");
  const answer = await send({}, "nl");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/?lang=nl&sent=1#contact");
  expect(await page(app, "/?lang=nl&sent=1")).toContain(words.nl.sent);

  const [client] = (await clients.list(app, everything)).clients;
  expect(client).toMatchObject({
    name: "Polder Colo BV",
    status: "prospect",
    contactPerson: "Noor de Boer",
    contactEmail: "noor@polder.example",
    description: written.message,
  });
  const told = await (await office("GET", "/api/notifications")).json();
  expect(JSON.stringify(told)).toContain("New enquiry from the website");
});

test("a company that is known already keeps its record, and the message lies beside it", async () => {
  const { app, send } = await reception();
  const { as } = await signedIn(app);
  const { id } = await clients.add(as, { name: "Polder Colo" });
  await send({ message: "Call <@me> back" });
  expect((await clients.find(app, id)).contactEmail).toBeNull();
  const [note] = await notes.list(app, { kind: "client", id });
  expect(note?.text).toContain("noor@polder.example");
  expect(note?.text).toContain("Call < @me> back");
});

test("what is wrong is said beside its field, and nothing that was typed is lost", async () => {
  const { app, send } = await reception();
  const answer = await send({ email: "noor", name: " " }, "de");
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text).toContain(words.de.noEmail);
  expect(text).toContain(words.de.missing);
  expect(text).toContain(written.message);
  expect((await clients.list(app, everything)).clients).toEqual([]);
});

test.each([
  ["fills in what nobody sees", 20_000, { homepage: "https://spam.example" }, 303],
  ["answers faster than anybody reads", 1_000, {}, 422],
  ["makes up when it opened the form", 20_000, { opened: "abc.def" }, 422],
  ["keeps a form for days", 48 * 3_600_000, {}, 422],
])("a machine that %s leaves nothing behind", async (_, waitedMs, more, status) => {
  const { app, send } = await reception(waitedMs);
  expect((await send(more as Record<string, string>)).status).toBe(status);
  expect((await clients.list(app, everything)).clients).toEqual([]);
});

test("one network sends so many messages an hour and no more", async () => {
  const { app, send } = await reception();
  const names = Array.from({ length: perNetworkAnHour + 2 }, (_, n) => `Company ${n}`);
  const answers: Response[] = [];
  for (const company of names) answers.push(await send({ company }));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 422, 422]);
  expect(await answers.at(-1)?.text()).toContain(words.en.tooMany);
  expect((await clients.list(app, everything)).clients).toHaveLength(perNetworkAnHour);
});
