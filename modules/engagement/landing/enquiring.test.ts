import { expect, test } from "bun:test";
import { ClientQuery, clients } from "@/modules/crm/clients";
import { notes } from "@/modules/records/notes";
import { noon, request, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import * as landing from "./index";
import { perNetworkAnHour } from "./rules";
import words from "./words.json";

const page = async (app: App, path = "/") =>
  (await landing.visit(app, new Request(`https://jobs.example${path}`))).text();

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

test("a form that came back stands on the first page, whose links lead on from there", async () => {
  const { send } = await reception();
  const text = await (await send({ email: "nobody" }, "nl")).text();
  expect(text).toContain('action="/contact?lang=nl#contact"');
  // What was typed is kept from here on, and until it is sent.
  expect(text).toContain('data-keep="enquiry" data-refused="/?lang=nl&amp;again=1#contact"');
  const again = await page(testApp(), "/?lang=nl&again=1");
  const sent = await page(testApp(), "/?lang=nl&sent=1");
  for (const it of [text, again, sent]) expect(it).toContain('<script src="/keeping.js"');
  expect(sent).toContain('data-taken="enquiry"');
  expect(text).toContain('href="/?lang=de"');
  expect(text).not.toContain('href="/contact');
});
