import { expect, test } from "bun:test";
import { signedIn, testApp, holders } from "@/modules/testing";
import { isViewQuery, viewQueryOf, views } from "./index";

async function desk() {
  const app = testApp();
  const owner = await signedIn(app, "recruiter");
  const save = async (details: object = {}, who = owner) => {
    const body = { kind: "candidate", name: "Ready in Frankfurt", query: "country=DE", ...details };
    return who.ask("POST", "/api/views", { body });
  };
  const names = async (who = owner, kind = "candidate") => {
    const all: { name: string }[] = await (await who.ask("GET", `/api/views?kind=${kind}`)).json();
    return all.map(({ name }) => name);
  };
  return { app, owner, save, names };
}

test("a view is an address, kept without what passes and always in the same order", async () => {
  const { save } = await desk();
  const query =
    "?status=active&tab=history&country=DE&cursor=x&view=y&columns=name,status&layout=table";
  const view = await (await save({ query })).json();
  expect(view).toMatchObject({
    query: "columns=name%2Cstatus&country=DE&layout=table&status=active",
    isOwn: true,
    isShared: false,
    isDefault: false,
    owner: "Ada Jansen",
  });
  expect(viewQueryOf("")).toBe("");
});

test.each([
  ["twice the same", "q=a&q=b"],
  ["a key that is none", "q[]=a"],
  ["one record", `client=${Bun.randomUUIDv7()}`],
  ["more than an address holds", `q=${"x".repeat(2000)}`],
])("%s is no view", async (_, query) => {
  const { save } = await desk();
  expect((await save({ query })).status).toBe(422);
});

test("a view is one's own until it is shared, and belongs to its kind of list", async () => {
  const { app, owner, save, names } = await desk();
  const other = await signedIn(app, "recruiter");
  const { id } = await (await save()).json();
  await save({ name: "for all", isShared: true });
  expect([await names(), await names(owner, "client")]).toEqual([
    ["for all", "Ready in Frankfurt"],
    [],
  ]);
  expect(await names(other)).toEqual(["for all"]);
  expect((await other.ask("PUT", `/api/views/${id}/default`)).status).toBe(404);
});

test("a shared view is changed by its owner or an administrator, and by nobody else", async () => {
  const { app, owner, save } = await desk();
  const [other, admin] = [await signedIn(app, "recruiter"), await signedIn(app, "admin")];
  const { id } = await (await save({ isShared: true })).json();
  const rename = (who: typeof other, version: number) =>
    who.ask("PATCH", `/api/views/${id}`, { body: { version, name: "Renamed" } });
  expect((await rename(other, 1)).status).toBe(403);
  expect((await other.ask("DELETE", `/api/views/${id}`)).status).toBe(403);
  expect((await rename(owner, 1)).status).toBe(200);
  expect((await rename(owner, 1)).status).toBe(409);
  expect((await rename(admin, 2)).status).toBe(200);
});

test("a viewer keeps views of their own and shares none", async () => {
  const { app, save, names } = await desk();
  const viewer = await signedIn(app, "viewer");
  expect((await save({ isShared: true }, viewer)).status).toBe(403);
  const { id } = await (await save({}, viewer)).json();
  const body = { version: 1, isShared: true };
  expect((await viewer.ask("PATCH", `/api/views/${id}`, { body })).status).toBe(403);
  expect(await names(viewer)).toEqual(["Ready in Frankfurt"]);
});

test("a list opens with one view at most, which each chooses for themselves", async () => {
  const { app, owner, save } = await desk();
  const other = await signedIn(app, "viewer");
  const [a, b] = [await (await save({ isShared: true })).json(), await (await save()).json()];
  for (const { id } of [a, b]) await owner.ask("PUT", `/api/views/${id}/default`);
  await other.ask("PUT", `/api/views/${a.id}/default`);
  const chosen = async ({ as }: typeof owner) =>
    (await views.list(as, "candidate")).filter((it) => it.isDefault).map(({ id }) => id);
  expect([await chosen(owner), await chosen(other)]).toEqual([[b.id], [a.id]]);
  await views.edit(owner.as, a.id, { version: 1, isShared: false });
  expect(await chosen(other)).toEqual([]);
  await owner.ask("DELETE", `/api/views/${b.id}/default`);
  expect(await chosen(owner)).toEqual([]);
});

test("a deleted view comes back, and those of a user who is erased are gone", async () => {
  const { app, owner, save, names } = await desk();
  await signedIn(app);
  const { id } = await (await save({ isShared: true })).json();
  expect((await owner.ask("DELETE", `/api/views/${id}`)).status).toBe(204);
  expect(await names()).toEqual([]);
  await owner.ask("POST", `/api/views/${id}/restoration`);
  expect(await names()).toEqual(["Ready in Frankfurt"]);
  for (const holder of holders) {
    const { writes, news } = await holder.erase(app, { type: "user", id: owner.user.id });
    await app.write(writes, ...news);
  }
  expect(await names(await signedIn(app, "viewer"))).toEqual([]);
});

test("an empty address is a view too: the list as it comes", () => {
  expect(isViewQuery("")).toBe(true);
  expect(isViewQuery(`where=owner:${Bun.randomUUIDv7()}`)).toBe(true);
  expect(isViewQuery("q=%F0%9F%98%80+x&columns=a,b")).toBe(true);
});
