import { afterEach, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { agency, agreeing, runOut } from "./fixtures";
import { hasOwnWords } from "./rules";
import standard from "./standard-texts.json";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

test.each(["en", "nl", "de"] as const)("what every %s draft begins with is no letter", (locale) => {
  expect(hasOwnWords(standard.news[locale].body)).toBe(false);
  expect(hasOwnWords(standard.jobs[locale].body)).toBe(true);
  const written = standard.news[locale].body.replace("\n\n\n", "\n\nOpen day 3 May.\n\n");
  expect(hasOwnWords(written)).toBe(true);
});

test.each([
  ["", false],
  ["{{jobs.list}}", false],
  ["Hallo {{candidate.firstName}}!\n\nViele Grüße\nAda\nAgency B.V.", false],
  ["Sehr geehrte Frau {{candidate.name}},", false],
  ["Dear Sir or Madam", false],
  ["Hi {{candidate.firstName}}, are you still looking for work?", true],
  ["Beste {{candidate.firstName}},\nWerk?\nMet vriendelijke groet", true],
  ["Day shifts.", true],
])("%j is a letter: %p", (body, is) => {
  expect(hasOwnWords(body)).toBe(is);
});

test("a language that only greets goes to nobody until it is written, replaced or left out", async () => {
  const { app, ask, server } = await agency();
  opened.push(server);
  const dutch = { firstName: "Femke", country: "NL" };
  const ids = await agreeing(
    app,
    5,
    dutch,
    { firstName: "Bram", country: "NL" },
    { country: "DE" },
  );
  const made = await ask("POST", "/api/campaigns", {
    body: { name: "News", audience: { kind: "chosen", candidateIds: ids } },
  });
  const { id, sequence, version } = await made.json();
  const [first] = sequence;
  const english = {
    ...first.texts.en,
    body: "Dear {{candidate.firstName}},\n\nOpen day on 3 May.",
  };
  const edit = async (changes: object) => {
    const { version: now } = await (await ask("GET", `/api/campaigns/${id}`)).json();
    await ask("PATCH", `/api/campaigns/${id}`, { body: { version: now, ...changes } });
    return (await ask("GET", `/api/campaigns/${id}/audience`)).json();
  };
  const start = async (confirmed: number) => {
    const { version: now } = await (await ask("GET", `/api/campaigns/${id}`)).json();
    return ask("POST", `/api/campaigns/${id}/start`, { body: { version: now, confirmed } });
  };
  const sayEnglish = { waitDays: 0, texts: { ...first.texts, en: english } };
  expect(version).toBe(1);
  expect((await edit({ sequence: [sayEnglish] })).variants).toEqual([
    { step: 0, locale: "nl", people: 2, isWordless: true },
    { step: 0, locale: "en", people: 2, isWordless: false },
    { step: 0, locale: "de", people: 1, isWordless: true },
  ]);
  const refused = await start(5);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toBe(
    "Email 1 only contains a greeting in Dutch, and 2 would get it like that. Write it, choose another language for them, or exclude them.",
  );
  const { nl: _, ...others } = sayEnglish.texts;
  const fallen = await edit({ sequence: [{ waitDays: 0, texts: others }] });
  expect(fallen.variants[0]).toEqual({ step: 0, locale: "en", people: 4, isWordless: false });
  expect((await start(5)).status).toBe(409);
  const audience = { kind: "chosen", candidateIds: ids, withoutLocales: ["de"] };
  expect(await edit({ audience })).toMatchObject({ included: 4, excluded: { language: 1 } });
  expect((await start(4)).status).toBe(200);
  await runOut(app);
  expect(server.taken).toHaveLength(4);
  expect(server.taken.every(({ raw }) => raw.includes("Open day on 3 May."))).toBe(true);
});

test("the preview is of the first who gets that language, and of nobody where nobody does", async () => {
  const { app, ask, as, server } = await agency();
  opened.push(server);
  const people = [{ country: "NL", firstName: "Femke" }, { firstName: "Ana" }];
  const ids = await agreeing(app, 3, ...people);
  const [, ana = "", silent = ""] = ids;
  const [consent] = (await candidates.consentsOf(app, silent)).consents;
  await candidates.withdrawConsent(as, { id: silent, consentId: consent?.id ?? "" });
  const body = { name: "News", audience: { kind: "chosen", candidateIds: ids } };
  const { id } = await (await ask("POST", "/api/campaigns", { body })).json();
  const preview = async (query: string) =>
    (await ask("GET", `/api/campaigns/${id}/preview${query}`)).json();
  expect(await preview("?locale=en")).toMatchObject({ candidateId: ana, to: "p1@people.example" });
  expect((await preview("?locale=en")).text).toContain("Dear Ana");
  expect((await preview("?locale=nl")).text).toContain("Beste Femke");
  const nobody = { candidateId: null, to: null, subject: "", text: "" };
  expect(await preview("?locale=de")).toMatchObject(nobody);
  expect((await preview(`?candidateId=${silent}`)).text).not.toContain("because you agreed");
  await ask("PATCH", `/api/campaigns/${id}`, {
    body: { version: 1, audience: { kind: "chosen", candidateIds: [silent] } },
  });
  expect(await preview("")).toMatchObject(nobody);
});
