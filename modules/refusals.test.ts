import { afterAll, expect, test } from "bun:test";
import { createLog } from "@/src/log";
import { createServer, listen } from "@/src/server";
import { groupsOf, guardOf } from "./api";
import { bodies, everyRoute, isChange, speak } from "./fixtures";
import { policy, request, signedIn, testApp, testServer } from "./testing";

const lines: string[] = [];
const app = testApp({ log: createLog("debug", (line) => lines.push(line)) }, { PORT: "0" });
const admin = signedIn(app);
const server = testServer(app);
const address = listen(server, app);
afterAll(() => server.stop(true));

const deep = (opening: string, closing: string, depth: number) =>
  opening.repeat(depth) + closing.repeat(depth);

test.each([
  ["a deeply nested object", deep('{"a":', "}", 200_000)],
  ["200,000 nested arrays", deep("[", "]", 200_000)],
  ["an unfinished nesting", "[".repeat(200_000)],
  ["no JSON at all", "{jobIds:"],
  ["nothing", ""],
  ["null", "null"],
  ["a number", "1e999"],
  ["a poisoned prototype", '{"__proto__":{"x":1},"jobIds":{"__proto__":[]}}'],
])("%s is refused without a stumble", async (_, body) => {
  const { ask } = await admin;
  for (const path of ["/api/jobs/archivals", "/api/jobs/scrape", "/api/auth/login"]) {
    const answer = await ask("POST", path, { body });
    expect([400, 413, 422]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ code: "invalid" });
  }
  expect("x" in {}).toBe(false);
});

test.each([undefined, "", "null", "[]"])(
  "whoever sends %p instead of fields reads what to send",
  async (body) => {
    const { ask } = await admin;
    for (const path of ["/api/tasks", "/api/clients", "/api/auth/login"]) {
      const answer = await ask("POST", path, { ...(body !== undefined && { body }) });
      const { message, fields } = await answer.json();
      expect([answer.status, message, fields]).toEqual([
        422,
        "Give an object with its fields.",
        {},
      ]);
    }
  },
);

test("a value that someone sent never comes back in a refusal, nor does it reach the log", async () => {
  const canary = "Canary4711";
  const { ask } = await admin;
  const wrong = bodies(canary);
  for (const route of everyRoute.filter((it) => isChange(it) && !it.path.endsWith("/logout"))) {
    const pattern = Object.keys(policy).find((it) => it.startsWith(route.method) && wrong[it]);
    const id = /[\da-f-]{36}/;
    const own = Object.keys(wrong).find(
      (it) => it === `${route.method} ${route.path.replace(id, ":id").replace("linkedin", ":id")}`,
    );
    expect(pattern).toBeDefined();
    for (const body of [own ? wrong[own] : { canary }, [canary], canary, `{"${canary}`]) {
      const answer = await ask(route.method, route.path, { body });
      const text = await answer.text();
      if (answer.status < 400) continue;
      expect([route.path, text.toLowerCase().includes(canary.toLowerCase())]).toEqual([
        route.path,
        false,
      ]);
    }
  }
  for (const path of [
    `/api/jobs/${canary}`,
    `/api/jobs?sort=${canary}`,
    `/api/jobs?cursor=${canary}`,
  ])
    expect(await (await ask("GET", path)).text()).not.toContain(canary);
  expect(lines.join("\n")).not.toContain(canary);
});

test("who goes too far, comes from elsewhere or brings a dead session is noted, and by whom", async () => {
  const viewer = await signedIn(app, "viewer");
  const noted = async (work: () => Promise<Response>) => {
    const before = lines.length;
    const { status } = await work();
    const [line] = lines.slice(before).map((it) => JSON.parse(it));
    return line && { status, what: line.what, kind: line.kind, path: line.path, by: line.by };
  };
  const path = "/api/jobs/archivals";
  const ask = (cookie: string, headers = {}) =>
    request(app, "POST", path, { body: { jobIds: [] }, cookie, headers });
  const seen = { what: "refused", path };
  expect(await noted(() => ask(viewer.cookie))).toEqual({
    ...{ ...seen, status: 403, kind: "forbidden", by: viewer.user.id },
  });
  expect(await noted(() => ask(viewer.cookie, { origin: "https://elsewhere.example" }))).toEqual({
    ...{ ...seen, status: 403, kind: "forbidden", by: undefined },
  });
  expect(await noted(() => ask("coldaisle=a.b.c"))).toMatchObject({ kind: "unauthenticated" });
  expect(await noted(() => request(app, "GET", "/api/jobs"))).toBeUndefined();
});

test.each([
  ["no boundary", "multipart/form-data", "--x"],
  ["another boundary", "multipart/form-data; boundary=y", "--x\r\n\r\n--x--"],
  ["a text where the file belongs", "multipart/form-data; boundary=x", part("")],
  ["no file at all", "multipart/form-data; boundary=x", "--x--\r\n"],
])("an upload with %s is refused without a stumble", async (_, type, body) => {
  const { ask } = await admin;
  const headers = { "content-type": type };
  const answer = await ask("POST", "/api/jobs/from-file", { body, headers });
  expect([400, 415, 422]).toContain(answer.status);
});

function part(filename: string) {
  const head = `--x\r\nContent-Disposition: form-data; name="file"${filename}\r\n\r\n`;
  return `${head}just words\r\n--x--\r\n`;
}

test("methods that only probe are refused over a real connection", async () => {
  const { hostname, port } = new URL(address);
  for (const method of ["TRACE", "CONNECT", "OPTIONS", "PROPFIND"]) {
    const said = await speak(
      hostname,
      Number(port),
      `${method} /api/jobs HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`,
    );
    expect([method, / (40[05]|501) /.test(said.split("\r\n")[0] ?? "")]).toEqual([method, true]);
    expect(said).not.toContain("Host:");
  }
});

test("a route without a rule, or a rule without a route, stops the start", () => {
  const { "GET /api/sources": _, ...lacking } = policy;
  const start = (rules: typeof policy) =>
    createServer(testApp(), {
      groups: groupsOf(app),
      guard: { ...guardOf(app), policy: rules },
      broadcast: [],
    });
  expect(() => start(lacking)).toThrow("GET /api/sources");
  expect(() => start({ ...policy, "GET /api/invented": "viewer" })).toThrow("/api/invented");
});

test.each([
  ["PUT", "/api/compliance/rules/nl-max/override", { values: { Canary: null }, reason: "x" }],
  ["PATCH", "/api/imports/1", { version: 1, plan: { repairs: { Canary: "Canary" } } }],
  ["PATCH", "/api/imports/1", { version: 1, plan: { values: { country: { Canary: 1 } } } }],
  ["PATCH", "/api/sources/adzuna", { version: 1, keys: { Canary: 1 } }],
])("%s %s repeats no name that was sent", async (method, path, body) => {
  const answer = await (await admin).ask(method, path, { body });
  expect(answer.status).toBe(422);
  expect(await answer.text()).not.toContain("Canary");
});
