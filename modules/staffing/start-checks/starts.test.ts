import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { clients, NewClient } from "@/modules/crm/clients";
import { signedIn, testApp } from "@/modules/testing";
import { statement } from "@/src/database";
import { type StartCheck, starts } from ".";

const deploymentId = "00000000-0000-7000-8000-000000000001";

/** A client that asks for VCA, its datacenter that asks for more, and somebody who is to work there. */
async function place() {
  const app = testApp();
  const { ask, as, user } = await signedIn(app);
  const client = await clients.add(
    app,
    NewClient.parse({ name: "Polder Cloud", sites: [{ name: "AMS-4" }] }),
  );
  const site = client.sites[0]?.id ?? "";
  const person = await added(app, { languages: { nl: "B1" } });
  const demand = async (kind: string, id: string, requirements: object[], version = 0) =>
    ask("PUT", `/api/requirements/${kind}/${id}`, { body: { version, requirements } });
  const check = async (more = "") => {
    const path = `/api/candidates/${person.id}/start-check?site=${site}${more}`;
    return (await (await ask("GET", path)).json()) as StartCheck;
  };
  return { app, ask, as, user, client, site, person, demand, check };
}

const vca = { kind: "certificate", what: "vca-basis", note: "Gate 2 asks for it" };

test("what client and site ask adds up, the strictest counts, and each says who asks it", async () => {
  const { demand, check, client, site } = await place();
  await demand("client", client.id, [
    { ...vca, isRequired: false },
    { kind: "language", what: "nl", level: "A2" },
  ]);
  await demand("site", site, [vca, { kind: "language", what: "nl", level: "B2" }]);
  const { asked, light, owners, blockers } = await check();

  expect(owners.map(({ kind, name }) => [kind, name])).toEqual([
    ["client", "Polder Cloud"],
    ["site", "AMS-4"],
  ]);
  expect(asked.map((it) => [it.what, it.level, it.isRequired, it.from.length])).toEqual([
    ["vca-basis", null, true, 2],
    ["nl", "B2", true, 2],
  ]);
  expect(blockers.map(({ key }) => key)).toEqual([
    "certificate:vca-basis:missing",
    "language:nl:missing",
  ]);
  expect(light).toBe("red");
});

test("a set is changed only from the version it was read at, and only to what the catalogue knows", async () => {
  const { demand, client } = await place();
  expect((await demand("client", client.id, [vca])).status).toBe(200);
  expect((await demand("client", client.id, [])).status).toBe(409);
  expect((await demand("client", client.id, [{ ...vca, what: "knitting" }], 1)).status).toBe(422);
  expect((await demand("client", client.id, [vca, vca], 1)).status).toBe(422);
  expect((await demand("client", deploymentId, [vca])).status).toBe(404);
});

test("a verified paper that includes the asked one turns the light green", async () => {
  const { demand, check, client, person, as } = await place();
  await demand("client", client.id, [vca]);
  const given = { certificate: "vca-vol", expiresOn: "2027-01-01" };
  const { papers } = await candidates.addCertificate(as, person.id, given);
  expect((await check()).blockers.map(({ why }) => why)).toEqual(["unverified"]);
  await candidates.verify(as, { id: person.id, certificateId: papers[0]?.id ?? "" });
  expect(await check("&until=2026-12-31")).toMatchObject({ light: "green", canStart: true });
  expect((await check("&until=2027-02-01")).blockers[0]).toMatchObject({
    why: "expires-before-end",
    expiresOn: "2027-01-01",
    name: "VCA Basis (B-VCA)",
  });
});

test("an override is asked by one and approved by a second person, and its undo stops the start again", async () => {
  const { app, demand, client, person, as } = await place();
  await demand("client", client.id, [vca]);
  const second = await signedIn(app, "recruiter");
  const start = { candidateId: person.id, clientId: client.id, deploymentId };
  const request = { blocker: "certificate:vca-basis:missing", reason: "The exam is on Friday." };
  const standing = async () => {
    const { light, overrides } = await starts.canStart(as, start);
    return { light, id: overrides[0]?.id ?? "", state: overrides[0]?.state };
  };

  await starts.ask(as, start, request);
  const { id, light } = await standing();
  expect(light).toBe("red");
  expect(starts.approve(as, id)).rejects.toThrow("A second person must approve it.");
  await starts.approve(second.as, id);
  expect(await standing()).toMatchObject({ light: "amber", state: "approved" });
  expect(starts.ask(as, start, request)).rejects.toThrow("already been requested");

  await starts.withdraw(as, id);
  expect(await standing()).toMatchObject({ light: "red", state: "withdrawn" });
  const audit = await app.db.all<[string]>(
    sql`select action from audit_entries where action like 'start_override%' order by seq`,
  );
  expect(audit.flat()).toEqual([
    "start_override.asked",
    "start_override.approved",
    "start_override.withdrawn",
  ]);
});

test("two people who approve at once are one approval", async () => {
  const { app, demand, client, person, as } = await place();
  await demand("client", client.id, [vca]);
  const [second, third] = [await signedIn(app, "recruiter"), await signedIn(app)];
  const start = { candidateId: person.id, clientId: client.id, deploymentId };
  await starts.ask(as, start, { blocker: "certificate:vca-basis:missing", reason: "Exam Friday." });
  const [{ id = "" } = {}] = (await starts.canStart(as, start)).overrides;
  const both = [second, third].map((it) => starts.approve(it.as, id));
  const settled = await Promise.allSettled(both);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("who is alone here is told that nobody could approve, before they wait for it", async () => {
  const { app, demand, client, person, as } = await place();
  await demand("client", client.id, [vca]);
  await signedIn(app, "viewer");
  const start = { candidateId: person.id, clientId: client.id, deploymentId };
  const request = { blocker: "certificate:vca-basis:missing", reason: "The exam is on Friday." };
  expect(starts.ask(as, start, request)).rejects.toThrow("only person who can approve this");
  expect(starts.ask(app, start, request)).rejects.toThrow(
    "Only a signed-in person can request an exception.",
  );
});

test("an override is for one person: who takes their place brings their own papers", async () => {
  const { app, demand, client, person, as } = await place();
  await demand("client", client.id, [vca]);
  const second = await signedIn(app, "recruiter");
  const start = { candidateId: person.id, clientId: client.id, deploymentId };
  await starts.ask(as, start, { blocker: "certificate:vca-basis:missing", reason: "Exam Friday." });
  const [{ id = "" } = {}] = (await starts.canStart(as, start)).overrides;
  await starts.approve(second.as, id);
  const other = await added(app);
  expect((await starts.canStart(as, { ...start, candidateId: other.id })).light).toBe("red");
});

test("only what stops the start can be overridden", async () => {
  const { app, demand, client, person, as } = await place();
  await demand("client", client.id, [{ ...vca, isRequired: false }]);
  await signedIn(app, "recruiter");
  const start = { candidateId: person.id, clientId: client.id, deploymentId };
  const request = { blocker: "certificate:vca-basis:missing", reason: "The exam is on Friday." };
  expect(starts.ask(as, start, request)).rejects.toThrow("This doesn't block the start.");
  expect(starts.canStart(as, start)).resolves.toMatchObject({ light: "amber", canStart: true });
});

test("no row of an override can be changed or taken out", async () => {
  const { app, demand, client, person, as } = await place();
  await demand("client", client.id, [vca]);
  await signedIn(app, "recruiter");
  const start = { candidateId: person.id, clientId: client.id, deploymentId };
  await starts.ask(as, start, { blocker: "certificate:vca-basis:missing", reason: "Exam Friday." });
  for (const meddling of [
    sql`update start_overrides set event = 'approved'`,
    sql`delete from start_overrides`,
  ]) {
    const landed = app.write([statement(meddling)]).then(() => "landed");
    expect(await landed.catch(() => "refused")).toBe("refused");
  }
});
