import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { merging, mergingHolder } from "../index";
import { placesOf, stayingOf } from "./moving";
import { mergeKinds } from "../rules";

const papers = [{ certificate: "vog" }, { certificate: "vca-vol", expiresOn: "2027-05-01" }];

async function twoOfOne() {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const kept = await added(app, { lastName: "Bakker", email: "f@bakker.example", skills: ["UPS"] });
  const merged = await added(app, {
    ...{ lastName: "Bakker", email: "f@bakker.example", phone: "+31612345678" },
    ...{ skills: ["Chillers", "Own words"], summary: "Twelve years of UPS", certificates: papers },
  });
  const body = {
    ...{ kind: "candidate", keptId: kept.id, mergedId: merged.id, keptVersion: 1 },
    ...{ mergedVersion: 1, take: { phone: "merged", summary: "merged", skills: "both" } },
  };
  return { app, as, ask, kept, merged, body };
}

test("two records of one person become one, with the chosen values and all that belongs to either", async () => {
  const { app, ask, kept, merged, body } = await twoOfOne();
  await takeIn(app, [ad(), ad({ title: "Shift Engineer", externalId: "another" })]);
  const [one, two] = await allJobs(app);
  await ask("POST", `/api/jobs/${one?.id}/applications`, { body: { candidateIds: [merged.id] } });
  for (const id of [kept.id, merged.id])
    await ask("POST", `/api/jobs/${two?.id}/applications`, { body: { candidateIds: [id] } });

  const query = `kind=candidate&keptId=${kept.id}&mergedId=${merged.id}`;
  const preview = await (await ask("GET", `/api/merges/preview?${query}`)).json();
  expect(preview.fields).toContainEqual({
    ...{ field: "phone", kept: null, merged: "+31612345678" },
    ...{ isJoinable: false, proposed: "merged" },
  });
  expect(preview.moving.applications).toEqual({ moves: 1, stays: 1 });

  const made = await ask("POST", "/api/merges", { body });
  expect(made.status).toBe(201);
  const now = await candidates.find(app, kept.id);
  expect(now).toMatchObject({ phone: "+31612345678", summary: "Twelve years of UPS", version: 2 });
  expect(now.skills.map(({ name }) => name)).toHaveLength(3);
  expect(now.certificates.map(({ certificate }) => certificate).toSorted()).toEqual([
    "vca-vol",
    "vog",
  ]);
  expect(now.history.map(({ event }) => event)).toEqual(["merged", "added", "added"]);
  const applied = await (await ask("GET", `/api/candidates/${kept.id}/applications`)).json();
  expect(applied).toHaveLength(2);
  expect(await (await ask("GET", "/api/candidates")).json()).toHaveLength(1);
});

test("an undo makes them two again, and leaves what somebody has changed since", async () => {
  const { app, as, ask, kept, merged, body } = await twoOfOne();
  const { id } = await (await ask("POST", "/api/merges", { body })).json();
  await candidates.edit(as, kept.id, { version: 2, summary: "Thirteen years" });
  const undone = await (await ask("DELETE", `/api/merges/${id}`)).json();
  expect(undone).toEqual({ leftAsIs: ["summary"] });

  const [first, second] = [
    await candidates.find(app, kept.id),
    await candidates.find(app, merged.id),
  ];
  expect(first).toMatchObject({ phone: null, summary: "Thirteen years", isArchived: false });
  expect(first.skills.map(({ name }) => name)).toEqual(kept.skills.map(({ name }) => name));
  expect(first.certificates).toEqual([]);
  expect(second).toMatchObject({ phone: "+31612345678", isArchived: false });
  expect(second.certificates).toEqual(merged.certificates);
  expect((await ask("DELETE", `/api/merges/${id}`)).status).toBe(404);
});

test("whoever merges a record that was changed meanwhile, or with itself, is refused", async () => {
  const { ask, kept, body } = await twoOfOne();
  const stale = await ask("POST", "/api/merges", { body: { ...body, keptVersion: 2 } });
  const itself = await ask("POST", "/api/merges", { body: { ...body, mergedId: kept.id } });
  expect([stale.status, itself.status]).toEqual([409, 422]);
});

test("a merge can be undone for thirty days; then the duplicate is deleted", async () => {
  let today = new Date("2026-01-01T12:00:00Z");
  const app = testApp({ now: () => today });
  const [kept, merged] = [await added(app), await added(app)];
  const made = await merging.merge(app, {
    ...{ kind: "candidate", keptId: kept.id, mergedId: merged.id, take: {} },
    ...{ keptVersion: 1, mergedVersion: 1 },
  });
  today = new Date("2026-01-31T11:00:00Z");
  expect(await merging.purge(app)).toBe(0);
  today = new Date("2026-01-31T12:00:01Z");
  expect(merging.undo(app, made.id)).rejects.toThrow("A merge can be undone for 30 days");
  expect(await merging.purge(app)).toBe(1);
  expect(candidates.find(app, merged.id)).rejects.toThrow();
  expect((await candidates.find(app, kept.id)).id).toBe(kept.id);
});

test("contacts and datacenters of two clients stand behind each other, each client has one main contact", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const contacts = (names: string[]) => names.map((name) => ({ name }));
  const kept = await clients.add(app, { name: "Polder DC", contacts: contacts(["Ann", "Bo"]) });
  const merged = await clients.add(app, {
    name: "Polder DC B.V.",
    contacts: contacts(["Cas", "Ann", "Dee"]),
    website: "polder.example",
  });
  const body = {
    ...{ kind: "client", keptId: kept.id, mergedId: merged.id, take: { website: "merged" } },
    ...{ keptVersion: 1, mergedVersion: 1 },
  };
  const { id } = await (await ask("POST", "/api/merges", { body })).json();
  const now = await clients.find(app, kept.id);
  expect(now.contacts.map(({ name }) => name)).toEqual(["Ann", "Bo", "Cas", "Dee"]);
  expect(now.website).toBe("https://polder.example");
  expect(await (await ask("GET", "/api/clients")).json()).toHaveLength(1);

  await ask("DELETE", `/api/merges/${id}`);
  const back = await clients.find(app, merged.id);
  expect(back.contacts.map(({ name }) => name).toSorted()).toEqual(["Ann", "Cas", "Dee"]);
  const listed = await (await ask("GET", "/api/clients")).json();
  expect(listed).toHaveLength(2);
});

test("the finder shows who shares a mark, the surest first, and does not ask again about two", async () => {
  const { app, ask, kept, merged } = await twoOfOne();
  const [a, b] = [
    await added(app, { phone: "+31687654321" }),
    await added(app, { phone: "0687654321" }),
  ];
  const found = async () =>
    await (await ask("GET", "/api/merges/duplicates?kind=candidate")).json();
  expect(await found()).toMatchObject([
    { ids: [kept.id, merged.id], signs: ["email"] },
    { ids: [a.id, b.id], signs: ["phone"] },
  ]);
  const body = { kind: "candidate", ids: [b.id, a.id] };
  await ask("POST", "/api/merges/refusals", { body });
  expect(await found()).toHaveLength(1);
  await ask("DELETE", "/api/merges/refusals", { body });
  expect(await found()).toHaveLength(2);
});

test("nobody is told again of a duplicate that was merged, or that is somebody else", async () => {
  const { ask, kept, merged, body } = await twoOfOne();
  const typed = `email=f%40bakker.example&except=${kept.id}`;
  const alike = async () => (await ask("GET", `/api/candidates/duplicates?${typed}`)).json();
  const duplicates = async () =>
    (await (await ask("GET", `/api/candidates/${kept.id}/duplicates`)).json()) as [];
  expect([await duplicates(), await alike()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  const { id } = await (await ask("POST", "/api/merges", { body })).json();
  expect([await duplicates(), await alike()]).toEqual([[], []]);
  await ask("DELETE", `/api/merges/${id}`);
  expect(await duplicates()).toHaveLength(1);
  const pair = { kind: "candidate", ids: [kept.id, merged.id] };
  await ask("POST", "/api/merges/refusals", { body: pair });
  expect(await duplicates()).toEqual([]);
});

test("erasing a person takes the duplicate that was merged into them", async () => {
  const { app, ask, kept, merged, body } = await twoOfOne();
  await ask("POST", "/api/merges", { body });
  const subject = { type: "candidate" as const, id: kept.id };
  expect(JSON.stringify(await mergingHolder.collect(app, subject))).toContain("+31612345678");
  const { writes } = await mergingHolder.erase(app, subject);
  await app.write(writes);
  expect(candidates.find(app, merged.id)).rejects.toThrow();
  const left = await app.db.all(sql`select * from merges`);
  expect(left).toEqual([]);
});

test("every table with a candidate, a client or a record in it is moved by a merge, or says why not", async () => {
  const app = testApp();
  const found = await app.db.all<[table: string, column: string]>(sql`
    select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c
    where t.type = 'table' and c.name in ('candidate_id', 'client_id', 'record_id')`);
  const isMoved = ([table, column]: [string, string]) =>
    table in stayingOf(app) ||
    mergeKinds.every(
      (kind) =>
        (column !== "record_id" && column !== `${kind}_id`) ||
        placesOf(app, kind).some((place) => place.table === table && place.owner === column),
    );
  expect(found.filter((it) => !isMoved(it))).toEqual([]);
});
