import { expect, test } from "bun:test";
import { join } from "node:path";
import { added } from "@/modules/crm/candidates/fixtures";
import { cachedAnswer, cacheAnswer } from "./response-cache";
import { signedIn, tempFolder, testApp } from "@/modules/testing";

const list = "/api/candidates?limit=5";
const headlines = async (answer: Response) =>
  ((await answer.json()) as { headline: string | null }[]).map(({ headline }) => headline);

test("a list that is asked again is the same, its number and the way to its next page too", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  for (let n = 0; n < 7; n += 1) await added(app, { headline: `Engineer ${n} of Łódź` });
  const told = async (answer: Response) => [
    answer.status,
    await answer.text(),
    ...["content-type", "x-total-count", "link", "etag", "cache-control"].map((name) =>
      answer.headers.get(name),
    ),
  ];
  const first = await told(await ask("GET", list));
  expect(first[3]).toBe("7");
  expect(await told(await ask("GET", list))).toEqual(first);
});

test("a list shows what another process has just written", async () => {
  const path = join(tempFolder(), "shared.db");
  const app = testApp({}, { DATABASE_URL: `file:${path}` });
  const { ask } = await signedIn(app);
  await added(app, { headline: "before" });
  await ask("GET", list);
  expect(await headlines(await ask("GET", list))).toEqual(["before"]);
  const other = Bun.spawnSync([
    process.execPath,
    "-e",
    `new (require("bun:sqlite").Database)(${JSON.stringify(path)})
      .run("update candidates set headline = 'after'")`,
  ]);
  expect(other.exitCode).toBe(0);
  expect(await headlines(await ask("GET", list))).toEqual(["after"]);
});

test("a list and a record show what somebody else has just changed, and a row they took away is gone", async () => {
  const app = testApp();
  const [one, other] = [await signedIn(app), await signedIn(app, "recruiter")];
  const { id } = await added(app, { headline: "before" });
  await added(app, { headline: "stays" });
  const opened = async () =>
    (await (await one.ask("GET", `/api/candidates/${id}`)).json()).headline;
  expect(await headlines(await one.ask("GET", list))).toEqual(["stays", "before"]);
  expect([await opened(), await opened()]).toEqual(["before", "before"]);
  await other.ask("PATCH", `/api/candidates/${id}`, { body: { version: 1, headline: "after" } });
  expect(await headlines(await one.ask("GET", list))).toEqual(["stays", "after"]);
  expect(await opened()).toBe("after");
  await other.ask("POST", "/api/candidates/archivals", { body: { ids: [id] } });
  expect(await headlines(await one.ask("GET", list))).toEqual(["stays"]);
});

test("a refusal is no answer to give again: who is not there stays missing, whoever asks", async () => {
  const { ask } = await signedIn(testApp());
  const nobody = Bun.randomUUIDv7();
  const kinds = ["candidates", "clients", "projects", "deployments", "jobs"];
  const asked = async (kind: string) => (await ask("GET", `/api/${kind}/${nobody}`)).status;
  for (const kind of kinds)
    expect([kind, await asked(kind), await asked(kind)]).toEqual([kind, 404, 404]);
});

test("no route whose answers are given again asks who is calling", async () => {
  const root = join(import.meta.dir, "../../..");
  const routes: string[] = [];
  for (const path of new Bun.Glob("modules/**/routes.ts").scanSync(root)) {
    const text = await Bun.file(join(root, path)).text();
    // One piece for each route, from its method to that of the next.
    for (const route of text.split(/(?=\.(?:get|post|put|patch|delete)\()/))
      if (/\b(?:conditionalGet|cacheable)\(app/.test(route)) routes.push(route);
  }
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((route) => /\bacting\b|callerOf|\bcaller\b/.test(route))).toEqual([]);
});

test("whoever asks for very much takes no more memory for it, and what is asked last is kept", () => {
  const app = testApp();
  const asked = (n: number) => new Request(`http://localhost/api/candidates?asked=${n}`);
  const bytes = new Uint8Array(200 * 1024);
  for (let n = 0; n < 60; n += 1) {
    const request = asked(n);
    expect(cachedAnswer(app, request)).toBeUndefined();
    cacheAnswer(request, bytes, {});
  }
  expect(cachedAnswer(app, asked(0))).toBeUndefined();
  expect(cachedAnswer(app, asked(59))?.kept.body).toBe(bytes);
});

test("an answer as long as a board of a large agency is kept, one that would fill a half of all is not", () => {
  const app = testApp();
  const isKept = (length: number) => {
    const request = new Request(`http://localhost/api/bench?asked=${length}`);
    cachedAnswer(app, request);
    cacheAnswer(request, new Uint8Array(length), {});
    return cachedAnswer(app, request) !== undefined;
  };
  expect([1.1, 4].map((mb) => isKept(mb * 1024 * 1024))).toEqual([true, false]);
});
