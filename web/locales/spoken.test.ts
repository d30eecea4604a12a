import { describe, expect, test } from "bun:test";
import { NewCandidate } from "@/modules/crm/candidates/model";
import { AddedByAddress, JobIds } from "@/modules/market/jobs/model";
import { ScrapeRequest, SearchProfile } from "@/modules/market/scraping/model";
import { Registration, SignIn } from "@/modules/platform/accounts/model";
import { Failure } from "@/src/errors";
import { loadSentences } from ".";
import { serverTextLookup } from "@/web/i18n/server-texts";
import { normal, sentencesOfServer } from "./testing";

const written = await sentencesOfServer();
const sentences = new Set([...written.values()].flatMap((found) => [...found]));
const languages = ["nl", "de"] as const;
const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test("English needs no dictionary, and the other languages have the same one", async () => {
  expect(await loadSentences("en")).toEqual({});
  const [nl, de] = await Promise.all(languages.map(loadSentences));
  expect(Object.keys(de ?? {})).toEqual(Object.keys(nl ?? {}));
});

test.each([...written.keys()])("the server still says something where it says %s", (place) => {
  expect(written.get(place)?.size).toBeGreaterThan(0);
});

describe.each(languages)("in %s", async (language) => {
  const dictionary = await loadSentences(language);
  const say = serverTextLookup(dictionary);
  const known = new Set(Object.keys(dictionary).map(normal));

  test("every sentence of the server is there", () => {
    expect([...sentences].filter((sentence) => !known.has(sentence))).toEqual([]);
  });

  test("no sentence is kept that the server no longer says", () => {
    const stale = [...known].filter((it) => !sentences.has(it) && !isZods(it));
    expect(stale.filter((it) => !sentences.has(it.replace(/^1 /, "{} ")))).toEqual([]);
  });

  test("every sentence keeps its places, and says something beside them", () => {
    for (const [english, own] of Object.entries(dictionary)) {
      expect([english, names(own)]).toEqual([english, names(english)]);
      expect(own.replaceAll(/\{\w+\}/g, "").trim()).not.toBe("");
      expect(english.replaceAll(/\{\w+\}/g, "").trim()).not.toBe("");
    }
  });

  test("what a model says of a wrong field is said", () => {
    expect(saidByZod.filter((sentence) => say(sentence) === sentence)).toEqual([]);
  });
});

const long = "x".repeat(5000);
const wrong = [
  SignIn.safeParse({ email: "x", password: "" }),
  SignIn.safeParse({ email: `${long}@example.com`, password: long }),
  Registration.safeParse({ email: 1, username: "x", password: "x", firstName: "", lastName: long }),
  SearchProfile.safeParse({ id: "x", name: "", sources: [], countries: ["x"], weekday: 9 }),
  SearchProfile.safeParse({ name: long, sources: ["myspace"], weekday: 0, schedule: "hourly" }),
  ScrapeRequest.safeParse({ sources: [], keywords: Array(999).fill("x"), countries: [] }),
  AddedByAddress.safeParse({ url: "x" }),
  JobIds.safeParse({ jobIds: "x" }),
  NewCandidate.safeParse({ firstName: "", email: "x", country: "x", yearsTotal: NaN, origin: "" }),
  NewCandidate.safeParse({ phone: long, noticeDays: 0.5, pay: { amount: 0, currency: "EU" } }),
  NewCandidate.safeParse({
    availableFrom: "x",
    certificates: [{ certificate: "" }],
    skills: [long],
  }),
];
const saidByZod = wrong.flatMap(({ error }) => Object.values(Failure.from(error).fields ?? {}));
const isZods = (sentence: string) => /^(Invalid|Too) /.test(sentence);
