import { afterEach, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { noon, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { draft, imported } from "./fixtures";
import { imports } from "./index";
import { lineOf, rowIn } from "./rules";

const open: App[] = [];
afterEach(() => open.splice(0).forEach(imports.closeReader));

function house(now = () => noon) {
  const app = testApp({ now });
  open.push(app);
  return app;
}

const everybody = async (app: App) => {
  const query = { status: "all", archived: "no", sort: "name", limit: 200 } as const;
  return (await candidates.list(app, query)).candidates;
};

const file = (...rows: string[]) =>
  ["Voornaam;Achternaam;E-mail;Land;Status", ...rows].join("\r\n");

test("a file becomes candidates, by columns that are known in four languages", async () => {
  const app = house();
  const row = await imported(app, file("Sanne;de Proef;s@example.com;Nederland;actief"));
  expect(row).toMatchObject({ state: "completed", total: 1, done: 1, created: 1, rejected: 0 });
  const [sanne] = await everybody(app);
  expect(sanne).toMatchObject({
    ...{ firstName: "Sanne", lastName: "de Proef", email: "s@example.com", country: "NL" },
    ...{ status: "active", origin: "import" },
  });
  const { history } = await candidates.find(app, sanne?.id ?? "");
  expect(history).toMatchObject([{ event: "imported", reason: "Career day in Utrecht" }]);
  const found = { q: "proef", status: "all", archived: "no", sort: "date", limit: 9 } as const;
  expect((await candidates.list(app, found)).total).toBe(1);
});

test("what is wrong is grouped by its repair, and each repair mends it", async () => {
  const app = house();
  const text = file(
    "A;One;no-at-sign;NL;",
    "B;Two;also none;NL;",
    "C;;c@example.com;Narnia;active",
  );
  const { id, version } = await draft(app, text);
  const first = await imports.check(app, id);
  expect(first).toMatchObject({ create: 0, blocked: 3 });
  expect(first.problems.map(({ field, code, count }) => [field, code, count])).toEqual([
    ["email", "no-at", 2],
    ["lastName", "required", 1],
  ]);
  expect(first.unknown).toMatchObject([{ field: "country", value: "Narnia", count: 1 }]);

  const plan = {
    repairs: { "email:no-at": "empty" as const },
    values: { country: { narnia: "BE" } },
    fixes: { "2:1": "Three" },
  };
  await imports.change(app, id, { version, plan });
  expect(await imports.check(app, id)).toMatchObject({ create: 3, blocked: 0, problems: [] });
  expect(await imports.runThrough(app, id)).toMatchObject({ created: 3, rejected: 0 });
  expect((await everybody(app)).map(({ lastName, country }) => [lastName, country])).toEqual([
    ["One", "NL"],
    ["Three", "BE"],
    ["Two", "NL"],
  ]);
});

test("rows that cannot be kept are refused, and come back as a file with the reason and no formula", async () => {
  const app = house();
  const { ask } = await signedIn(app);
  const row = await imported(app, file("=1+1;;none;NL;", "B;Two;b@example.com;NL;"));
  expect(row).toMatchObject({ created: 1, rejected: 1 });
  const answer = await ask("GET", `/api/imports/${row.id}/rejected`);
  expect(answer.headers.get("content-disposition")).toContain("people-rejected.csv");
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]).toContain("Voornaam,Achternaam,E-mail,Land,Status,Row,Reason");
  expect(lines[1]).toBe("'=1+1,,none,NL,,2,Email has no @; Last name is missing");
});

test("a row is named by its line in the file, empty lines counted, and found again by it", async () => {
  const app = house();
  const { ask } = await signedIn(app);
  const row = await imported(app, file("A;One;;NL;", "", "", "B;Two;none;NL;", "", "C;;;NL;"));
  const answer = await ask("GET", `/api/imports/${row.id}/rejected`);
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines.slice(1).map((line) => line.split(",").at(-2))).toEqual(["5", "7"]);
  const named = [0, 1, 2].map((n) => lineOf(n, row.plan));
  expect(named).toEqual([2, 5, 7]);
  expect(named.map((line) => rowIn(line, row.plan))).toEqual([0, 1, 2]);
  expect([1, 3, 4, 6].map((line) => rowIn(line, row.plan) > row.total)).not.toContain(false);
});

test.each([
  ["skip", { created: 1, updated: 0, skipped: 1 }, ["Old"]],
  ["update", { created: 1, updated: 1, skipped: 0 }, ["New"]],
  ["create", { created: 2, updated: 0, skipped: 0 }, ["New", "Old"]],
] as const)(
  "who is here already is dealt with by the choice: %s",
  async (all, counts, headlines) => {
    const app = house();
    await added(app, { firstName: "Jan", email: "jan@gmail.com", headline: "Old" });
    const text =
      "First name,Last name,E-mail,Headline\nJan,Again,J.an+x@googlemail.com,New\nPim,Other,,";
    const { id } = await draft(app, text, { doubles: { all, rows: {} } });
    const { doubles } = await imports.check(app, id);
    expect(doubles.rows).toMatchObject([{ n: 0, choice: all, signs: ["email"] }]);
    expect(await imports.runThrough(app, id)).toMatchObject(counts);
    const jans = (await everybody(app)).filter(({ firstName }) => firstName === "Jan");
    expect(jans.map(({ headline }) => headline).toSorted()).toEqual([...headlines]);
  },
);

test("the same person twice in a file is one, completed by the later row", async () => {
  const app = house();
  const text =
    "First name,Last name,Phone,Headline\nJan,Twin,0612345678,\nJan,Twin,+31 6 12345678,Chief";
  const row = await imported(app, text, { doubles: { all: "update", rows: {} } });
  expect(row).toMatchObject({ created: 1, skipped: 1 });
  expect(await everybody(app)).toMatchObject([{ headline: "Chief" }]);
});

test("an undo removes who came, restores who was changed, and names whom somebody has touched since", async () => {
  const app = house();
  const old = await added(app, { firstName: "Jan", email: "jan@example.com", headline: "Old" });
  const text =
    "First name,Last name,E-mail,Headline\nJan,X,jan@example.com,New\nPim,Y,p@example.com,\nBo,Z,b@example.com,";
  const row = await imported(app, text, { doubles: { all: "update", rows: {} } });
  const bo = (await everybody(app)).find(({ firstName }) => firstName === "Bo");
  await candidates.edit(app, bo?.id ?? "", { version: 1, headline: "Called" });
  expect(await imports.undo(app, row.id)).toMatchObject({
    ...{ removed: 1, restored: 1 },
    kept: [{ id: bo?.id, name: "Bo Z" }],
  });
  expect((await everybody(app)).map(({ firstName }) => firstName)).toEqual(["Jan", "Bo"]);
  expect(await candidates.find(app, old.id)).toMatchObject({ headline: "Old", version: 3 });
  expect((await imports.find(app, row.id)).state).toBe("undone");
});

const many = (count: number) =>
  file(...Array.from({ length: count }, (_, n) => `P${n};Row;p${n}@example.com;NL;active`));

test("an import that a killed process left behind is taken up where it stood, and nobody comes twice", async () => {
  const app = house();
  const { id } = await draft(app, many(900));
  await imports.start(app, id);
  while ((await imports.find(app, id)).done === 0) await Bun.sleep(1);
  await imports.stopAll();
  expect((await imports.find(app, id)).state).toBe("running");
  expect(await imports.resume(app)).toBe(true);
  expect(await imports.find(app, id)).toMatchObject({ state: "completed", created: 900 });
  expect(await app.db.$count((await import("@/modules/crm/candidates/schema")).candidates)).toBe(
    900,
  );
});

test("a cancelled import stops, and what has landed can be taken back", async () => {
  const app = house();
  const { id } = await draft(app, many(900));
  await imports.start(app, id);
  while ((await imports.find(app, id)).done === 0) await Bun.sleep(1);
  const { state, created } = await imports.cancel(app, id);
  await imports.stopAll();
  expect(state).toBe("cancelled");
  expect(created).toBeLessThan(900);
  expect(await imports.undo(app, id)).toMatchObject({ removed: created, kept: [] });
  expect(await everybody(app)).toEqual([]);
});

test("nothing begins before it is said where the people come from", async () => {
  const app = house();
  const { id } = await draft(app, many(1), { provenance: null });
  await expect(imports.start(app, id)).rejects.toThrow("Enter where these people come from first.");
});

test("the next file with the same head is read as the last one was", async () => {
  const app = house();
  const first = await draft(app, "a,b,c\n1,2,3");
  const columns = ["lastName", "firstName", null] as const;
  const { id, version } = first;
  await imports.change(app, id, { version, plan: { columns: [...columns] } });
  await imports.runThrough(app, id);
  const next = await imports.open(app, "next.csv", new TextEncoder().encode("A,B,C\n4,5,6"));
  expect(next.plan.columns).toEqual([...columns]);
});

test("after thirty days the rows of an import are forgotten", async () => {
  let now = noon;
  const app = house(() => now);
  const row = await imported(app, many(2));
  now = new Date(noon.getTime() + 31 * 24 * 60 * 60 * 1000);
  expect(await imports.purge(app)).toBe(1);
  expect(await imports.undo(app, row.id)).toMatchObject({ removed: 0 });
});
