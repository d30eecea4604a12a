import { expect, test } from "bun:test";
import { join } from "node:path";
import { z } from "zod";
import { countAttempt } from "@/src/http/access/limits";
import { oneFile } from "./fixtures";
import { password, signedIn, testApp, testServer } from "./testing";
import { register, signIn } from "./platform/accounts/fixtures";

// What has happened to others and is tried by no other test; docs/known-holes.md names one for each.

const root = join(import.meta.dir, "..");
const sources = [...new Bun.Glob("{src,modules,cli}/**/*.ts").scanSync(root)].filter(
  (file) => !/\.test\.|[/.](fixtures|testing)\.ts$|^cli\/demo\/boards\//.test(file),
);

async function filesWith(pattern: RegExp): Promise<string[]> {
  const texts = await Promise.all(sources.map((file) => Bun.file(join(root, file)).text()));
  return sources.filter((_, n) => pattern.test(texts[n] ?? "")).toSorted();
}

type Route = { method: string; path: string; hooks?: { query?: unknown } };

test("V-06: what a list is sorted, grouped or counted by is one of a few words", () => {
  const routes: readonly Route[] = testServer(testApp()).everyRoute;
  const seen = routes.flatMap(({ path, hooks }) => {
    if (!(hooks?.query instanceof z.ZodObject)) return [];
    const { properties = {} } = z.toJSONSchema(hooks.query, {
      unrepresentable: "any",
      io: "input",
    });
    return Object.entries(properties)
      .filter(([name]) => /^(sort|order|direction|group|groupBy|period|by)$/.test(name))
      .map(([name, schema]) => ({ path, name, text: JSON.stringify(schema) }));
  });
  expect(seen.length).toBeGreaterThan(5);
  for (const { path, name, text } of seen)
    expect([path, name, /"(enum|const|pattern)":/.test(text)]).toEqual([path, name, true]);
});

test("V-11: no table is made or changed by what the product is told", async () => {
  expect(await filesWith(/`\s*(create|alter|drop) (table|index|trigger|view)/i)).toEqual([]);
});

test("V-22: one file starts other processes, of this program alone", async () => {
  expect(await filesWith(/Bun\.spawn|node:child_process|Bun\.\$/)).toEqual([
    "src/workers/child-process.ts",
  ]);
});

test("V-30: a link for a new password is for whom it was made, whoever else the request names", async () => {
  const app = testApp();
  const [admin, theirs] = [await signedIn(app), await signedIn(app, "viewer")];
  const link = await admin.ask("POST", `/api/users/${admin.user.id}/reset-link`);
  const { path } = await link.json();
  const { id, email, username } = theirs.user;
  const named = { token: path.split("=")[1], password: "another long sentence" };
  const body = { ...named, email, username, userId: id };
  expect([204, 422]).toContain((await theirs.ask("POST", "/api/auth/reset", { body })).status);
  expect((await theirs.ask("GET", "/api/auth/user")).status).toBe(200);
  expect((await signIn(app, { email, password })).status).toBe(200);
});

test("V-31: attempts are counted together by every process on the database", async () => {
  const file = oneFile();
  const [one, other] = [testApp({}, file), testApp({}, file)];
  const limit = { key: "V-31", most: 4, windowMs: 900_000 };
  const outcomes: string[] = [];
  for (let n = 0; n < 8; n += 1)
    outcomes.push(
      await countAttempt(n % 2 ? other : one, limit).then(
        () => "tried",
        ({ kind }) => kind,
      ),
    );
  expect(outcomes).toEqual([...Array(4).fill("tried"), ...Array(4).fill("throttled")]);
  await Promise.all([one.close(), other.close()]);
});

test("V-40: names of prototypes in cookies and bodies, and thousands of parts, change nothing", async () => {
  const app = testApp();
  const { ask, cookie } = await signedIn(app);
  const poisoned = { headers: { cookie: `__proto__=x; constructor=y; ${cookie}` } };
  expect((await ask("GET", "/api/auth/user", poisoned)).status).toBe(200);
  const body = '{"__proto__":{"isActive":true},"constructor":{"prototype":{"isActive":true}}}';
  expect((await ask("PATCH", "/api/auth/preferences", { body })).status).toBe(422);
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  const began = performance.now();
  const many = await ask("POST", "/api/jobs/from-file", {
    body: `${part.repeat(20_000)}--x--\r\n`,
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect([400, 413, 415, 422]).toContain(many.status);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(Reflect.get({}, "isActive")).toBeUndefined();
});

type Packages = Record<"dependencies" | "devDependencies", Record<string, string>> & {
  trustedDependencies: string[];
};

test("V-40 to V-42: no library is older than its last known hole, and none runs code when it is installed", async () => {
  const { dependencies, devDependencies, trustedDependencies }: Packages = await Bun.file(
    join(root, "package.json"),
  ).json();
  const least = {
    elysia: "1.4.30",
    "drizzle-orm": "0.45.2",
    "react-router-dom": "7.12.0",
    "@elysiajs/static": "1.4.10",
  };
  for (const [name, version] of Object.entries(least)) {
    const pinned = dependencies[name] ?? devDependencies[name] ?? "0.0.0";
    expect([name, Bun.semver.order(pinned, version) >= 0]).toEqual([name, true]);
  }
  const all = [...Object.values(dependencies), ...Object.values(devDependencies)];
  expect(all.filter((version) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+/.test(version))).toEqual([]);
  expect(trustedDependencies).toEqual(["bun"]);
});

test("V-43: there is no account, and no password, before somebody makes one", async () => {
  const app = testApp();
  for (const [email, guess] of [
    ["admin", "123456"],
    ["admin@coldaisle.example", "admin"],
    ["demo@coldaisle.example", "cold-aisle-demo"],
  ])
    expect([401, 422]).toContain((await signIn(app, { email, password: guess })).status);
  const person = { email: "a@b.example", username: "admin", firstName: "A", lastName: "B" };
  const refused = await register(app, { ...person, password: "a long enough password" });
  expect(refused.status).toBe(403);
});
