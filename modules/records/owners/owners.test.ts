import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { historyOf } from "@/modules/records/core";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { handoversOf, holdersOf } from "@/src/module";
import { signedIn, testApp } from "@/modules/testing";

async function house() {
  const app = testApp();
  const [ada, bo] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  const change = async (method: "POST" | "DELETE", body: object) =>
    (await ada.ask(method, "/api/owners/changes", { body })).json();
  return { app, ada, bo, change };
}

const lists = [
  ["candidates", "candidate", added],
  ["clients", "client", addedClient],
  ["deployments", "deployment", deployed],
] as const;

test.each(lists)(
  "%s are given to a colleague together, found, counted, sorted and exported by owner",
  async (list, kind, add) => {
    const { app, ada, bo, change } = await house();
    const [a, b, c] = [await add(app), await add(app), await add(app)];
    const ids = [a.id, b.id];
    const shown = async (query: string): Promise<string[]> =>
      (await (await ada.ask("GET", `/api/${list}?${query}`)).json()).map(
        ({ id }: { id: string }) => id,
      );
    expect(await shown(`where=owner:${bo.user.id}`)).toEqual([]);
    const done = await change("POST", { kind, ids, ownerId: bo.user.id });
    expect(done.moved).toEqual(ids.map((id) => ({ id, from: null })));
    expect((await shown(`where=owner:${bo.user.id}`)).toSorted()).toEqual(ids.toSorted());
    expect(await shown("where=owner:none")).toEqual([c.id]);
    expect(await shown(`where=-owner:${bo.user.id}`)).toEqual([c.id]);
    expect((await shown("sort=owner")).at(-1)).toBe(c.id);
    const facets = await (await ada.ask("GET", `/api/${list}/facets?field=owner`)).json();
    expect(facets.values).toEqual([{ value: bo.user.id, name: "Ada Jansen", count: 2 }]);
    const file = await (await ada.ask("GET", `/api/${list}/export?format=csv`)).text();
    expect(file.match(/Ada Jansen/g)?.length).toBe(2);
    const [told] = await historyOf(app, kind, a.id);
    expect([told?.event, told?.changes]).toEqual([
      "owner-changed",
      { owner: [null, "Ada Jansen"] },
    ]);
  },
);

test("the undo gives back exactly what is still with whom it was given", async () => {
  const { app, ada, bo, change } = await house();
  const [a, b] = [await added(app), await added(app)];
  await change("POST", { kind: "candidate", ids: [a.id], ownerId: ada.user.id });
  const given = { kind: "candidate", ids: [a.id, b.id], ownerId: bo.user.id };
  const done = await change("POST", given);
  expect(done.moved).toEqual([
    { id: a.id, from: ada.user.id },
    { id: b.id, from: null },
  ]);
  expect((await change("POST", given)).moved).toEqual([]);
  await change("POST", { kind: "candidate", ids: [b.id], ownerId: ada.user.id });
  const back = await change("DELETE", done);
  expect(back.moved).toEqual([{ id: a.id, from: ada.user.id }]);
  const query = `kind=candidate&ids=${a.id},${b.id}`;
  const now = await (await ada.ask("GET", `/api/owners/records?${query}`)).json();
  expect(new Set(now.map(({ ownerId }: { ownerId: string }) => ownerId))).toEqual(
    new Set([ada.user.id]),
  );
});

test("a viewer gives nothing, and gets nothing; what is not there is refused", async () => {
  const { app, ada, change } = await house();
  const viewer = await signedIn(app, "viewer");
  const { id } = await added(app);
  const body = { kind: "candidate", ids: [id], ownerId: viewer.user.id };
  expect((await viewer.ask("POST", "/api/owners/changes", { body })).status).toBe(403);
  expect((await ada.ask("POST", "/api/owners/changes", { body })).status).toBe(409);
  const strange = { ...body, ids: [Bun.randomUUIDv7()], ownerId: null };
  expect((await ada.ask("POST", "/api/owners/changes", { body: strange })).status).toBe(404);
  expect((await change("POST", { ...body, ownerId: null })).moved).toEqual([]);
});

test("what somebody looks after is handed over, and goes with the person it is about", async () => {
  const { app, ada, bo, change } = await house();
  const [person, company] = [await added(app), await addedClient(app)];
  await change("POST", { kind: "candidate", ids: [person.id], ownerId: ada.user.id });
  await change("POST", { kind: "client", ids: [company.id], ownerId: ada.user.id });
  const handing = handoversOf(app).find(({ kind }) => kind === "records");
  const ids = (await handing?.of(app, ada.user.id)) ?? [];
  expect(ids.toSorted()).toEqual([person.id, company.id].toSorted());
  const gift = await handing?.give(app, ids, { from: ada.user.id, to: bo.user.id });
  await app.write(gift?.writes ?? [], ...(gift?.news ?? []));
  expect((await handing?.of(app, bo.user.id))?.length).toBe(2);
  const holder = holdersOf(app).find(({ name }) => name === "owners");
  const erasure = await holder?.erase(app, { type: "candidate", id: person.id });
  await app.write(erasure?.writes ?? [], ...(erasure?.news ?? []));
  expect(await handing?.of(app, bo.user.id)).toEqual([company.id]);
});

test.each(["client", "deployment"] as const)(
  "the list of each %s in order of owners follows who is renamed and who gives them away, from an index",
  async (kind) => {
    const { app, ada, bo, change } = await house();
    const add = async () => (kind === "client" ? addedClient(app) : deployed(app));
    const [a, b] = [await add(), await add()];
    const order = async (sort: string) =>
      (await (await ada.ask("GET", `/api/${kind}s?sort=${sort}`)).json()).map(
        ({ id }: { id: string }) => id,
      );
    await change("POST", { kind, ids: [a.id], ownerId: ada.user.id });
    expect(await order("owner")).toEqual([a.id, b.id]);
    await change("POST", { kind, ids: [b.id], ownerId: bo.user.id });
    await app.db.run(sql`update users set first_name = 'Zoe' where id = ${ada.user.id}`);
    expect(await order("owner")).toEqual([b.id, a.id]);
    await change("POST", { kind, ids: [b.id], ownerId: null });
    expect(await order("-owner")).toEqual([b.id, a.id]);
    const plan = await app.db
      .all(sql`explain query plan select seq from ${sql.identifier(`${kind}s`)}
      where (archived_at is not null) = 0
      order by case when owner_key is null then '~' else owner_key end, seq limit 51`);
    expect(JSON.stringify(plan)).toContain(`${kind}s_by_owner`);
    expect(JSON.stringify(plan)).not.toContain("TEMP B-TREE");
  },
);

test("the list in order of owners follows who is renamed, who gives candidates away and who is gone, from an index", async () => {
  const { app, ada, bo, change } = await house();
  const [a, b, c] = [await added(app), await added(app), await added(app)];
  const own = (id: string, ownerId: string | null) =>
    change("POST", { kind: "candidate", ids: [id], ownerId });
  const order = async (sort = "owner") =>
    (await (await ada.ask("GET", `/api/candidates?sort=${sort}`)).json()).map(
      ({ id }: { id: string }) => id,
    );
  const rename = (id: string, name: string) =>
    app.db.run(sql`update users set first_name = ${name} where id = ${id}`);
  await own(a.id, ada.user.id);
  await own(b.id, bo.user.id);
  await rename(ada.user.id, "Zoe");
  expect(await order()).toEqual([b.id, a.id, c.id]);
  expect(await order("-owner")).toEqual([c.id, a.id, b.id]);
  await rename(bo.user.id, "Zora");
  expect(await order()).toEqual([a.id, b.id, c.id]);
  await own(a.id, null);
  expect(await order()).toEqual([b.id, a.id, c.id]);
  await app.db.run(sql`delete from users where id = ${bo.user.id}`);
  expect(await order()).toEqual([a.id, b.id, c.id]);
  const plan = await app.db.all(sql`explain query plan select seq from candidates
    where (archived_at is not null) = 0
    order by case when owner_key is null then '~' else owner_key end, seq limit 51`);
  expect(JSON.stringify(plan)).toContain("candidates_by_owner");
  expect(JSON.stringify(plan)).not.toContain("TEMP B-TREE");
});
