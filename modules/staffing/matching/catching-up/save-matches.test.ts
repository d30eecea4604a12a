import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { oneFile } from "@/modules/fixtures";
import { ad, place, takeIn } from "@/modules/market/jobs/fixtures";
import { notifications } from "@/modules/platform/notifications";
import { assigning } from "@/modules/market/recruiters";
import { signedIn, testApp, holders } from "@/modules/testing";
import { matching, NewMatch } from "../index";
import { matches, matchNews } from "../schema";
import { type Details, openJob, person, text } from "../testing";

test("a strong match is news once, whatever happens again", async () => {
  const { app, job } = await openJob();
  const heard: unknown[] = [];
  app.subscribe(NewMatch, ({ data }) => heard.push(data));
  const { id } = await person(app);
  await person(app, { willingCountries: ["DE"] });
  await matching.scoreChanges(app);
  await matching.scoreChanges(app);
  expect(heard).toEqual([
    {
      candidateName: "Ada Jansen",
      jobTitle: "Critical Facilities Engineer",
      score: 100,
      jobId: job.id,
    },
  ]);

  const { version } = await candidates.find(app, id);
  await candidates.edit(app, id, { version, yearsDatacentre: 4 });
  expect(await matching.scoreChanges(app)).toBe(false);
  expect(heard).toHaveLength(1);
  expect(await app.db.$count(matchNews)).toBe(1);
});

test("of new matches the owner of the job is told, and the desk once an hour where nobody has it", async () => {
  const { app, job } = await openJob();
  const [owner, other] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  const toldTo = async ({ as }: typeof owner) => {
    const { notifications: all } = await notifications.list(as, { which: "all", limit: 50 });
    return all.map(({ title, about, path }) => ({ title, about, path }));
  };
  await person(app);
  await matching.scoreChanges(app);
  const first = {
    title: "New match: 100%",
    about: ["Ada Jansen", "Critical Facilities Engineer"],
    path: `/jobs/${job.id}?tab=match&full=1`,
  };
  expect([await toldTo(owner), await toldTo(other)]).toEqual([[first], [first]]);
  await person(app);
  await matching.scoreChanges(app);
  expect(await toldTo(other)).toHaveLength(1);

  await assigning.assign(app, job.id, owner.user.id);
  await person(app);
  await person(app);
  await matching.scoreChanges(app);
  expect(await toldTo(other)).toHaveLength(1);
  expect((await toldTo(owner)).map(({ title }) => title)).toEqual([
    "New matches: 100% and 1 more",
    "Coldaisle assigned you a job",
    "New match: 100%",
  ]);
});

test("what is kept follows the candidate and the job", async () => {
  const { app, job } = await openJob();
  const { id } = await person(app);
  await matching.scoreChanges(app);
  expect(await app.db.select().from(matches)).toMatchObject([{ jobId: job.id, candidateId: id }]);

  const { version } = await candidates.find(app, id);
  await candidates.edit(app, id, { version, skills: ["linux"], role: "dc-architect", systems: [] });
  await matching.scoreChanges(app);
  expect(await app.db.select().from(matches)).toEqual([]);
});

test("jobs that arrive later are scored for the people who are there", async () => {
  const { app } = await openJob();
  await person(app);
  await matching.scoreChanges(app);
  await takeIn(app, [
    ad({
      title: "Critical Facilities Engineer",
      company: "Another",
      text,
      places: [place("Utrecht", "NL")],
    }),
  ]);
  await matching.scoreChanges(app);
  expect(await app.db.$count(matches)).toBe(2);
});

test("two processes that catch up at once tell a match once, and what one leaves the other finishes", async () => {
  const shared = oneFile();
  const apps = [testApp({}, shared), testApp({}, shared)] as const;
  const heard: unknown[] = [];
  apps[0].subscribe(NewMatch, ({ data }) => heard.push(data));
  await takeIn(apps[0], [
    ad({ title: "Critical Facilities Engineer", text, places: [place("Amsterdam", "NL")] }),
  ]);
  await person(apps[0]);
  const left = await Promise.all(apps.map((app) => matching.scoreChanges(app)));
  expect(left).toContain(false);
  await apps[1].publish();
  await Bun.sleep(400);
  expect(heard).toHaveLength(1);
  expect(await apps[1].db.$count(matches)).toBe(1);
  await Promise.all(apps.map((app) => app.close()));
});

test("a pass that is broken off leaves the rest waiting, and nothing is told twice", async () => {
  const { app } = await openJob();
  const heard: unknown[] = [];
  app.subscribe(NewMatch, ({ data }) => heard.push(data));
  await person(app);
  expect(await matching.scoreChanges(app, AbortSignal.abort())).toBe(true);
  expect(await app.db.$count(matches)).toBe(0);
  expect(await matching.scoreChanges(app)).toBe(false);
  expect(heard).toHaveLength(1);
});

test("everything that is kept of a person is shown and forgotten with the person", async () => {
  const { app } = await openJob();
  const { id } = await person(app);
  await matching.scoreChanges(app);
  const holder = holders.find(({ name }) => name === "matching");
  const subject = { type: "candidate", id } as const;
  expect((await holder?.collect(app, subject))?.["matches"]).toHaveLength(1);
  await app.write((await holder?.erase(app, subject))?.writes ?? []);
  expect(await app.db.$count(matches)).toBe(0);
});

test.each([
  [
    "Kundenberater Callcenter Daten- und Internet",
    "de",
    "DE",
    "Du telefonierst gern und berätst unsere Kunden zu Daten- und Internettarifen. Wir bieten ein junges Team, Obst und ein sicheres Gehalt.",
  ],
  [
    "Allround Facilitair Medewerker",
    "nl",
    "NL",
    "Je houdt het kantoor netjes, zet koffie, bestelt kantoorartikelen en ontvangt bezoekers. Je spreekt goed Nederlands.",
  ],
  [
    "Customer Service Advisor, Data Plans",
    "en",
    "GB",
    "You answer calls about mobile data plans and broadband. Full training, free fruit and a friendly team.",
  ],
])("an ad for a '%s' is news to nobody", async (title, language, country, words) => {
  const app = testApp();
  await takeIn(app, [ad({ title, text: words, language, places: [place(null, country)] })]);
  const heard: unknown[] = [];
  app.subscribe(NewMatch, ({ data }) => heard.push(data));
  await person(app, {
    willingCountries: [country],
    languages: { [language]: "C2", en: "C1" },
    availableFrom: "2025-12-01",
  } as Details);
  await matching.scoreChanges(app);
  expect(heard).toEqual([]);
  expect(await app.db.$count(matches)).toBe(0);
});

test("of whom next to nothing is known is no news, and stands below all of whom enough is known", async () => {
  const { app, ranking } = await openJob();
  const heard: unknown[] = [];
  app.subscribe(NewMatch, ({ data }) => heard.push(data));
  await person(app, {
    firstName: "Bo",
    skills: [],
    systems: [],
    certificates: [],
    yearsDatacentre: null,
  } as Details);
  const whole = await person(app, { skills: ["ups-systems"], yearsDatacentre: 0 });
  await matching.scoreChanges(app);
  expect(heard).toHaveLength(0);
  const { matches: ranked, fitting } = await ranking();
  expect(ranked[0]?.candidate.id).toBe(whole.id);
  expect(ranked[1]?.match.score).toBeGreaterThan(ranked[0]?.match.score ?? 100);
  expect(fitting).toBe(0);
});
