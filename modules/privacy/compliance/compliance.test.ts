import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { careers } from "@/modules/engagement/careers";
import { said } from "@/modules/engagement/careers/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { decisions, type NewDecision } from "@/modules/records/decision-log";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { LoggedDecision, Oversight, PayTransparency } from "./model";

const machine = { score: 91, version: "1-abc", inputsHash: "f00d", parts: [] };

async function deskWith(...made: Partial<NewDecision>[]) {
  const app = testApp();
  const seat = await signedIn(app, "recruiter");
  const { id: candidateId } = await person(app, { firstName: "Élise", lastName: "Maes" });
  const rows = made.map((it) =>
    decisions.decisionWrite(seat.as, {
      ...{ kind: "shortlisted", decision: "shortlisted", candidateId, machine, reason: null },
      ...it,
    }),
  );
  if (rows.length > 0) await app.write(rows);
  const read = async (query = ""): Promise<LoggedDecision[]> =>
    (await seat.ask("GET", `/api/compliance/decisions${query}`)).json();
  return { app, seat, candidateId, read };
}

test("a decision is logged with the names, the number it was made beside, and whether it went against it", async () => {
  const { read, candidateId } = await deskWith(
    {},
    { kind: "match", decision: "passes", reason: "has the paper, seen by me" },
  );
  expect(await read()).toMatchObject([
    { kind: "match", isOverruling: true, isByPerson: true, reason: "has the paper, seen by me" },
    { kind: "shortlisted", isOverruling: false, candidateName: "Élise Maes", by: "Ada Jansen" },
  ]);
  const [first] = await read("?kind=selecting");
  expect(first).toMatchObject({ candidateId, machine });
});

test.each([
  ["?q=maes", 2],
  ["?q=%C3%89LISE", 2],
  ["?q=seen+by+me", 1],
  ["?q=100%25", 0],
  ["?kind=overruling", 1],
  ["?kind=job-score", 0],
])("the log is searched by what people know: %s finds %d", async (query, n) => {
  const { read } = await deskWith({}, { kind: "match", decision: "passes", reason: "Seen by me" });
  expect(await read(query)).toHaveLength(n);
});

test("the log goes on page after page, each decision once", async () => {
  const { seat } = await deskWith(...Array.from({ length: 5 }, (_, n) => ({ reason: `no ${n}` })));
  const reasons: (string | null)[] = [];
  let path: string | undefined = "/api/compliance/decisions?limit=2";
  while (path) {
    const answer = await seat.ask("GET", path);
    const page: LoggedDecision[] = await answer.json();
    reasons.push(...page.map(({ reason }) => reason));
    path = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  expect(reasons).toEqual(["no 4", "no 3", "no 2", "no 1", "no 0"]);
});

test("the figures count judgements and not their undoing, and tell people from doors", async () => {
  const { app, seat } = await deskWith({}, { kind: "match" }, { kind: "match-withdrawn" });
  await app.write([
    decisions.decisionWrite(app, { kind: "recruiter-assigned", decision: "assigned", machine }),
  ]);
  const figures: Oversight = await (await seat.ask("GET", "/api/compliance/oversight")).json();
  expect(figures).toMatchObject({ decisions: 4, byPeople: 3, judged: 3, overruled: 1 });
  expect(figures.systems.map(({ id }) => id)).toEqual(["analysis", "matching", "recruiters"]);
  expect(figures.systems.every(({ version }) => version.length > 1)).toBe(true);
});

const read = async (seat: Awaited<ReturnType<typeof signedIn>>): Promise<PayTransparency> =>
  (await seat.ask("GET", "/api/compliance/pay")).json();

test("an agency without ads has no score instead of a perfect one", async () => {
  const seat = await signedIn(testApp(), "viewer");
  expect(await read(seat)).toEqual({
    totals: { ads: 0, score: null, passed: { range: 0, width: 0, history: 0, words: 0 } },
    ...{ ads: [], clients: [] },
  });
});

test("own ads are checked with what they ask applicants, and scored by client, the worst first", async () => {
  const app = testApp();
  const seat = await signedIn(app, "viewer");
  const { id: clientId } = await company(app, { name: "Noordkade Datacenters" });
  await takeIn(app, [
    ad({ externalId: "1", company: "Noordkade Datacenters BV" }),
    ad({ externalId: "2", company: "Zonnewater" }),
  ]);
  const jobs = await allJobs(app);
  const [one, two] = ["Noordkade Datacenters BV", "Zonnewater"].map((name) =>
    jobs.find((job) => job.company === name),
  );
  const question = {
    ...{ id: Bun.randomUUIDv7(), kind: "text" as const, options: [], isRequired: true },
    words: "What is your current salary?",
  };
  await careers.publish(app, one?.id ?? "", said({ questions: [question] }));
  await careers.publish(app, two?.id ?? "", said());
  const { totals, ads, clients } = await read(seat);
  expect(totals).toMatchObject({ ads: 2, passed: { range: 2, history: 1 } });
  const [worst] = ads;
  expect(worst).toMatchObject({ client: "Noordkade Datacenters BV", clientId, score: 85 });
  const failed = worst?.findings.filter(({ isWell }) => !isWell);
  expect(failed?.map(({ check }) => check)).toEqual(["history"]);
  expect(failed?.[0]?.marks[0]?.quote).toBe("current salary");
  expect(clients.map(({ name, score }) => [name, score])).toEqual([
    ["Noordkade Datacenters BV", 85],
    ["Zonnewater", 100],
  ]);
  await careers.withdraw(app, two?.id ?? "");
  expect((await read(seat)).ads.map(({ state }) => state)).toEqual(["open", "withdrawn"]);
});
