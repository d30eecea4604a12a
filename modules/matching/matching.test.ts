import { expect, test } from "bun:test";
import { candidates } from "../candidates";
import { added } from "../candidates/fixtures";
import { holders } from "../holders";
import { ad, allJobs, place, takeIn } from "../jobs/fixtures";
import { signedIn, testApp } from "../testing";
import type { App } from "@/src/app";
import { JobMatches, matching, MatchQuery, NewMatch } from "./index";
import { matches, matchNews } from "./schema";

const text = `Our data centre in Amsterdam needs you.
Tasks:
- maintain UPS systems, diesel generators and chillers
Requirements: F-Gas certificate required. Fluent English.`;

/** Somebody whom the ad above describes. */
const fitting = {
  firstName: "Ada",
  lastName: "Jansen",
  role: "critical-facilities",
  willingCountries: ["NL"],
  languages: { en: "C1" },
  yearsDatacentre: 6,
  skills: ["ups-systems", "diesel-generators", "chillers"],
  systems: ["ups-systems", "generators", "cooling-systems"],
  certificates: [{ certificate: "f-gas-eu", expiresOn: null }],
  gdprConsent: true,
} as const;

type Details = Parameters<typeof added>[1];
const person = (app: App, details: Partial<typeof fitting> | Details = {}) =>
  added(app, { ...structuredClone(fitting), ...details } as Details);

async function openJob() {
  const app = testApp();
  await takeIn(app, [
    ad({
      title: "Critical Facilities Engineer",
      text,
      language: "en",
      places: [place("Amsterdam", "NL")],
    }),
  ]);
  const [job] = await allJobs(app);
  if (!job) throw new Error("The ad was not taken in.");
  const seat = await signedIn(app, "recruiter");
  const ranking = async (query = "") =>
    JobMatches.parse(await (await seat.ask("GET", `/api/jobs/${job.id}/matches${query}`)).json());
  return { app, job, ranking, ...seat };
}

test("a job ranks everybody: the best first, who is blocked below, with the reason", async () => {
  const { app, ranking } = await openJob();
  const best = await person(app);
  const abroad = await person(app, { willingCountries: ["DE"] });
  const junior = await person(app, {
    skills: ["chillers"],
    yearsDatacentre: 1,
    role: "dc-architect",
  });
  const { matches: ranked, total, fitting: fit } = await ranking();

  expect(ranked.map(({ candidate }) => candidate.id)).toEqual([best.id, junior.id, abroad.id]);
  expect([total, fit]).toEqual([3, 1]);
  expect(ranked[0]?.match.score).toBeGreaterThanOrEqual(80);
  expect(ranked[0]?.candidate).toMatchObject({ firstName: "Ada", number: best.number });
  expect(ranked[2]?.match.blockers).toMatchObject([{ kind: "country", what: "NL" }]);
});

test("who a person is called, where they live and how they are reached changes nothing", async () => {
  const { app, ranking } = await openJob();
  await person(app);
  await person(app, {
    firstName: "Müjgân",
    lastName: "Öztürk-Ngozi",
    email: "m.ozturk@mail.example",
    phone: "+31 6 12345678",
    location: "Zoetermeer",
    headline: "Mother of three, born 1969",
    summary: "Turkish, married",
  } as Details);
  const { matches: ranked } = await ranking();
  const [one, other] = ranked.map(
    ({ match: { candidateId: _, inputsHash: __, ...match } }) => match,
  );
  expect(ranked).toHaveLength(2);
  expect(one).toEqual(other);
});

test("the ranking can be narrowed by name, by score and by availability", async () => {
  const { app, ranking } = await openJob();
  const ada = await person(app, { availableFrom: "2025-12-01" } as Details);
  const bob = await person(app, {
    firstName: "Bob",
    role: "dc-architect",
    skills: ["linux"],
  } as Details);
  const idsOf = async (query: string) =>
    (await ranking(query)).matches.map(({ candidate }) => candidate.id);

  expect(await idsOf("?who=bob")).toEqual([bob.id]);
  expect(await idsOf(`?who=${ada.number}`)).toEqual([ada.id]);
  expect(await idsOf("?least=80")).toEqual([ada.id]);
  expect(await idsOf("?free=1")).toEqual([ada.id]);
  expect(await idsOf("?limit=1&offset=1")).toEqual([bob.id]);
});

test("a candidate ranks the open jobs once they were looked at", async () => {
  const { app, job, ask } = await openJob();
  const { id } = await person(app);
  await matching.catchUp(app);
  const answer = await (await ask("GET", `/api/candidates/${id}/matches`)).json();
  expect(answer).toMatchObject({ total: 1, fitting: 1, matches: [{ job: { id: job.id } }] });
});

test("sourcing candidates says how many fit, and answers who and why", async () => {
  const { app, job, ask } = await openJob();
  const best = await person(app);
  await person(app, { willingCountries: ["DE"] });
  const answer = await ask("POST", `/api/jobs/${job.id}/source-candidates`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    message: "1 of 2 candidates fit this job.",
    count: 1,
    candidates: [{ candidate: { id: best.id }, match: { jobId: job.id } }],
  });
});

test("a blocker can be overridden with a note and taken back, and both are remembered", async () => {
  const { app, job, ask, ranking } = await openJob();
  const junior = await person(app, { skills: ["linux"] } as Details);
  const abroad = await person(app, { willingCountries: ["DE"], gdprConsent: false } as Details);
  const path = `/api/jobs/${job.id}/match-overrides`;
  const body = { candidateId: abroad.id, reason: "would move after all" };
  expect((await ask("POST", path, { body })).status).toBe(200);
  expect((await ranking()).matches.at(-1)?.decision ?? null).toMatchObject({ kind: "overridden" });

  const taken = await ask("DELETE", path, { body: { candidateId: abroad.id } });
  expect(await taken.json()).toEqual({ decision: null });
  expect((await ask("DELETE", path, { body: { candidateId: abroad.id } })).status).toBe(409);
  const nothing = { candidateId: junior.id, reason: "no blocker here" };
  expect((await ask("POST", path, { body: nothing })).status).toBe(409);
  const log = await ask("GET", `/api/decisions?candidateId=${abroad.id}`);
  const kinds = ((await log.json()) as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds).toEqual(["match-withdrawn", "match"]);
});

test("who is dismissed stays in the list, at its end", async () => {
  const { app, job, ask, ranking } = await openJob();
  const best = await person(app);
  const abroad = await person(app, { willingCountries: ["DE"] });
  const path = `/api/jobs/${job.id}/match-dismissals`;
  const body = { candidateId: best.id, reason: "turned the client down before" };
  await ask("POST", path, { body });
  const order = async () => (await ranking()).matches.map(({ candidate }) => candidate.id);
  expect(await order()).toEqual([abroad.id, best.id]);
  expect((await ranking()).fitting).toBe(0);
  await ask("DELETE", path, { body: { candidateId: best.id } });
  expect(await order()).toEqual([best.id, abroad.id]);
});

test("a strong match is news once, whatever happens again", async () => {
  const { app } = await openJob();
  const heard: unknown[] = [];
  app.subscribe(NewMatch, ({ data }) => heard.push(data));
  const { id } = await person(app);
  await person(app, { willingCountries: ["DE"] });
  await matching.catchUp(app);
  await matching.catchUp(app);
  expect(heard).toEqual([
    { candidateName: "Ada Jansen", jobTitle: "Critical Facilities Engineer", score: 100 },
  ]);

  const { version } = await candidates.find(app, id);
  await candidates.edit(app, id, { version, yearsDatacentre: 4 });
  expect(await matching.catchUp(app)).toBe(false);
  expect(heard).toHaveLength(1);
  expect(await app.db.$count(matchNews)).toBe(1);
});

test("what is kept follows the candidate and the job", async () => {
  const { app, job } = await openJob();
  const { id } = await person(app);
  await matching.catchUp(app);
  expect(await app.db.select().from(matches)).toMatchObject([{ jobId: job.id, candidateId: id }]);

  const { version } = await candidates.find(app, id);
  await candidates.edit(app, id, { version, skills: ["linux"], role: "dc-architect", systems: [] });
  await matching.catchUp(app);
  expect(await app.db.select().from(matches)).toEqual([]);
});

test("jobs that arrive later are scored for the people who are there", async () => {
  const { app } = await openJob();
  await person(app);
  await matching.catchUp(app);
  await takeIn(app, [
    ad({
      title: "Critical Facilities Engineer",
      company: "Another",
      text,
      places: [place("Utrecht", "NL")],
    }),
  ]);
  await matching.catchUp(app);
  expect(await app.db.$count(matches)).toBe(2);
});

test("everything that is kept of a person is shown and forgotten with the person", async () => {
  const { app } = await openJob();
  const { id } = await person(app);
  await matching.catchUp(app);
  const holder = holders.find(({ name }) => name === "matching");
  const subject = { type: "candidate", id } as const;
  expect((await holder?.collect(app, subject))?.["matches"]).toHaveLength(1);
  await app.write((await holder?.erase(app, subject))?.writes ?? []);
  expect(await app.db.$count(matches)).toBe(0);
});

test("a job that does not exist has no matches", async () => {
  const { app } = await openJob();
  const asked = matching.forJob(app, Bun.randomUUIDv7(), MatchQuery.parse({}));
  expect(asked).rejects.toMatchObject({ kind: "missing" });
});
