import { expect, test } from "bun:test";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { type App } from "@/src/app";
import { testApp, signedIn } from "@/modules/testing";
import { added, type Details, fourSeats } from "./fixtures";
import { ProjectQuery } from "./questions";
import * as projects from "./verbs";

const found = async (app: App, asked: object) =>
  (await projects.list(app, ProjectQuery.parse(asked))).projects.map(({ name }) => name);

const some: Details[] = [
  {
    name: "Hall Østerbro 2",
    location: "København",
    priority: "low",
    endDate: "2025-12-31",
    status: "active",
    description: "immersion cooling",
  },
  { name: "AMS2 night shift", location: "Schiphol-Rijk", priority: "urgent", seats: fourSeats },
  { name: "Über uns 100%", location: "Hanau", endDate: "2026-06-01" },
];

async function filled() {
  const app = testApp();
  const client = await addedClient(app, { name: "Zeesluis Example BV" });
  for (const [n, details] of some.entries())
    await added(app, { ...details, ...(n === 1 && { clientId: client.id }) });
  return { app, client };
}

test.each([
  ["part of a name, whatever its case", "IGHT SH", ["AMS2 night shift"]],
  ["part of a place", "phol-r", ["AMS2 night shift"]],
  ["two letters", "UN", ["Über uns 100%"]],
  ["a sign that searches give a meaning", "100%", ["Über uns 100%"]],
  ["a quote", '"', []],
  ["a word of the description", "immersion", ["Hall Østerbro 2"]],
  ["the client's name", "zeesluis", ["AMS2 night shift"]],
  ["a number said aloud", "p-2", ["AMS2 night shift"]],
  ["words joined by OR", "immersion OR night", ["AMS2 night shift", "Hall Østerbro 2"]],
  ["nothing that is there", "qqq", []],
])("a project is found by %s", async (_, q, names) => {
  const { app } = await filled();
  expect((await found(app, { q })).toSorted()).toEqual(names.toSorted());
});

test("filters narrow by status, priority, client, open seats and what is late", async () => {
  const { app, client } = await filled();
  expect(await found(app, { status: "active" })).toEqual(["Hall Østerbro 2"]);
  expect(await found(app, { priority: "urgent" })).toEqual(["AMS2 night shift"]);
  expect(await found(app, { client: client.id })).toEqual(["AMS2 night shift"]);
  expect(await found(app, { open: "yes" })).toEqual(["AMS2 night shift"]);
  expect(await found(app, { overdue: "yes" })).toEqual(["Hall Østerbro 2"]);
  expect(await projects.figures(app, ProjectQuery.parse({}))).toEqual({
    projects: 3,
    required: 4,
    filled: 0,
  });
});

test.each([
  ["name", ["AMS2 night shift", "Hall Østerbro 2", "Über uns 100%"]],
  ["end", ["Hall Østerbro 2", "Über uns 100%", "AMS2 night shift"]],
  ["priority", ["AMS2 night shift", "Hall Østerbro 2", "Über uns 100%"]],
])("pages in the order of %s follow one another without a gap", async (sort, names) => {
  const { ask } = await filled().then(({ app }) => signedIn(app, "viewer"));
  const seen: string[] = [];
  let next: string | undefined = `/api/projects?limit=1&sort=${sort}`;
  while (next) {
    const answer: Response = await ask("GET", next);
    seen.push(...(await answer.json()).map(({ name }: { name: string }) => name));
    next = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  expect(seen).toEqual(names);
});

test("the export holds what the filter shows, and no cell that a spreadsheet would run", async () => {
  const app = testApp();
  await added(app, { name: "=1+1", status: "active", location: "+cmd", description: "@x" });
  await added(app, { name: "Not shown" });
  const { content } = await projects.exported(app, {
    ...ProjectQuery.parse({ status: "active" }),
    format: "csv",
  });
  expect(content).toContain("'=1+1,,,active,,0,0,'+cmd,,,,,'@x,");
  expect(content).not.toContain("Not shown");
});

test("nobody asks twice for a list that has not changed", async () => {
  const app = testApp();
  const { ask, as } = await signedIn(app, "viewer");
  const etag = (await ask("GET", "/api/projects")).headers.get("etag") ?? "";
  const again = () => ask("GET", "/api/projects", { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  await added(as);
  expect((await again()).status).toBe(200);
});
