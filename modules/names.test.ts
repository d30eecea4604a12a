import { expect, test } from "bun:test";
import { candidates as people } from "@/modules/crm/candidates/schema";
import { clientContacts, clients as companies } from "@/modules/crm/clients/schema";
import { Run } from "@/modules/market/scraping";
import { users } from "@/modules/platform/accounts/schema";
import { type Scopes, tokens } from "@/modules/platform/api-tokens";
import { personalAreas } from "@/modules/platform/api-tokens/rules";
import { sampleCandidates } from "@/cli/demo/records/candidates";
import { sampleClients } from "@/cli/demo/records/clients";
import { sampleDeployments } from "@/cli/demo/records/deployments";
import { sampleFeedback } from "@/cli/demo/records/feedback";
import { sampleInterviews } from "@/cli/demo/engagement/interviews";
import { samplePipelines } from "@/cli/demo/records/pipeline";
import { sampleProjects } from "@/cli/demo/records/projects";
import { seedRecruiters } from "@/cli/demo/recruiters";
import { withActor, type App } from "@/src/app";
import { withholdOf } from "@/src/http/answers/redaction";
import { policy, request, signedIn, testApp } from "./testing";

const clock = new Date("2026-11-12T10:00:00.000Z");

/** The demo as it is furnished, less what the boards tell; and what a day's work adds where names may stand. */
async function demo() {
  const app = testApp({ now: () => clock });
  const admin = await signedIn(app);
  await sampleCandidates(app);
  await sampleClients(app);
  await sampleProjects(app);
  await samplePipelines(app);
  const desks = await seedRecruiters(app);
  await sampleDeployments(app, desks);
  await sampleFeedback(app);
  await sampleInterviews(app);
  await admin.ask("POST", "/api/jobs/create-samples");
  const [job] = await (await admin.ask("GET", "/api/jobs")).json();
  const recruiterId = desks[0]?.actor.id;
  await admin.ask("POST", `/api/jobs/${job.id}/assign`, { body: { recruiterId } });
  const verdict = { class: "hard-target", reason: "Ada Jansen has seen the site of it" };
  const judged = await admin.ask("POST", `/api/jobs/${job.id}/verdict`, { body: verdict });
  expect(judged.status).toBe(200);
  return { app, admin, jobId: String(job.id) };
}

/** Every way in which somebody of the house is told: names, addresses and telephones. */
async function everybody(app: App): Promise<string[]> {
  const rows = [
    ...(await app.db.select().from(people)),
    ...(await app.db.select().from(users)),
  ].flatMap((it) => [
    ...[`${it.firstName} ${it.lastName}`, `${it.lastName}, ${it.firstName}`],
    ...[it.email, it.phone],
  ]);
  const contacts = await app.db.select().from(clientContacts);
  const more = contacts.flatMap(({ name, email, phone }) => [name, email, phone]);
  const agencies = (await app.db.select().from(companies)).map(({ name }) => name);
  return [...new Set([...rows, ...more, ...agencies].filter((it) => it !== null))];
}

const nameless = (["jobs", "figures", "system"] as const).flatMap((one, n, all) => [
  { [one]: "read" } as Scopes,
  ...all.slice(n + 1).map((other): Scopes => ({ [one]: "read", [other]: "read" })),
]);

/** Addresses of this token's routes, with what there is in place of the blanks. */
const addresses = (jobId: string) =>
  Object.keys(policy).flatMap((route) => {
    const [method, path = ""] = route.split(" ");
    if (method !== "GET" || !/^\/(api\/|metrics$)/.test(path)) return [];
    const at = path.replace(":id", jobId).replace(":name", "tokens.remind");
    return at === "/api/jobs/export"
      ? ["csv", "json"].map((format) => `${at}?format=${format}`)
      : at.startsWith("/api/reports/") || at === "/api/dashboard/recent"
        ? [at, `${at}?period=year`, `${at}?tab=matches`, `${at}?tab=deployments`]
        : [at];
  });

test("a token that reaches no people reads the name, address or telephone of nobody, on any route", async () => {
  const { app, admin, jobId } = await demo();
  const told = await everybody(app);
  expect(told.length).toBeGreaterThan(150);
  const found: string[] = [];
  let [answered, seen] = [0, 0];
  for (const [n, scopes] of nameless.entries()) {
    const { secret } = await tokens.create(admin.as, { name: `agent ${n}`, scopes, days: 7 });
    const headers = { origin: "", authorization: `Bearer ${secret}` };
    for (const path of addresses(jobId)) {
      // A person asks first: that finds names, or the walk would prove nothing, and an agent is not given their answer.
      if (n === 0) {
        const text = await (await admin.ask("GET", path)).text();
        if (told.some((name) => text.includes(name))) seen += 1;
      }
      const answer = await request(app, "GET", path, { headers });
      if (answer.status !== 200) continue;
      const text = (await answer.text()).normalize("NFC");
      answered += 1;
      for (const name of told) {
        if (text.includes(name)) found.push(`${Object.keys(scopes).join("+")} ${path}: ${name}`);
      }
    }
  }
  console.info(
    `${nameless.length} agents, ${answered} answers, ${told.length} names: ${found.length} found; a person finds some on ${seen} routes`,
  );
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(25);
});

test("what such a token changes answers without names too, and one that reaches people is told them", async () => {
  const { app, admin, jobId } = await demo();
  const ask = async (scopes: Scopes, method: string, path: string, body?: object) => {
    const name = `writer ${Bun.randomUUIDv7()}`;
    const { secret } = await tokens.create(admin.as, { name, scopes, days: 7 });
    const headers = { origin: "", authorization: `Bearer ${secret}` };
    return (await request(app, method, path, { headers, body })).json();
  };
  const record = await ask({ jobs: "read" }, "GET", `/api/jobs/${jobId}`);
  expect(record.verdict).toMatchObject({ by: "withheld", reason: "withheld" });
  const wide: Scopes = { jobs: "read", figures: "read", candidates: "read" };
  const named = await ask(wide, "GET", `/api/jobs/${jobId}`);
  expect(named.verdict.by).toBe("Ada Jansen");
  const lines = async (scopes: Scopes) =>
    (await ask(scopes, "GET", "/api/reports/placements?period=year&of=earning")).lines;
  const [bare, full] = [await lines({ figures: "read" }), await lines(wide)];
  expect(bare.length).toBe(full.length);
  expect(bare[0]).toEqual({
    ...full[0],
    ...{ candidateName: null, clientName: "withheld", recruiter: null },
  });
  const reason = { class: "hard-target", reason: "Seen by Ada Jansen again" };
  const changed = await ask({ jobs: "write" }, "POST", `/api/jobs/${jobId}/verdict`, reason);
  expect(JSON.stringify(changed)).not.toContain("Ada");
});

test("who started a run is a name too", () => {
  const run = { startedBy: "Ada Jansen", number: "R-0001" };
  expect(withholdOf(Run)?.(run, {})).toEqual({ startedBy: "withheld", number: "R-0001" });
});

test("whoever sits at the desk reads names, and so does each part that has people in it", async () => {
  const app = testApp();
  const { user, as, ask } = await signedIn(app);
  expect((await (await ask("GET", "/api/projects/loads")).json())[0].name).toBe("Ada Jansen");
  for (const area of personalAreas) {
    const scopes: Scopes = { figures: "read", [area]: "read" };
    const { secret } = await tokens.create(withActor(as, as.actor), {
      name: area,
      scopes,
      days: 7,
    });
    const headers = { origin: "", authorization: `Bearer ${secret}` };
    const answer = await request(app, "GET", "/api/projects/loads", { headers });
    const name = `${user.firstName} ${user.lastName}`;
    expect([area, (await answer.json())[0].name]).toEqual([area, name]);
  }
});
