import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { oneFile } from "./fixtures";
import { jobs as allJobs } from "./market/jobs/schema";
import { request, signedIn, testApp } from "./testing";

test("with a full disk lists are read, changes are refused with 507, and all is well once there is room", async () => {
  const file = oneFile();
  const app = testApp({}, file);
  const { ask } = await signedIn(app);
  const [[pages = 0] = []] = await app.db.all<[number]>(sql`pragma page_count`);
  // The file may grow no more, which is what SQLite is told by a disk that is full.
  await app.db.all(sql`pragma max_page_count = 1`);
  const filled = async () => app.publish({ type: "filler", data: "x".repeat(4000) });
  for (let n = 0, isFull = false; !isFull && n < 500; n += 1)
    await filled().catch(() => (isFull = true));
  const refused = await ask("POST", "/api/jobs/create-samples");
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({
    code: "full",
    message: "The disk is full. Nothing was changed; free some space and try again.",
  });
  expect(await app.db.$count(allJobs)).toBe(0);
  for (const path of ["/api/jobs", "/api/auth/user", "/api/scraping/runs", "/api/sources"])
    expect([path, (await ask("GET", path)).status]).toEqual([path, 200]);
  expect((await request(app, "GET", "/healthz")).status).toBe(200);
  expect(pages).toBeGreaterThan(0);
  await app.db.all(sql`pragma max_page_count = 100000`);
  expect((await ask("POST", "/api/jobs/create-samples")).status).toBe(200);
  await app.close();
  const sqlite = new Database(file.DATABASE_URL.slice("file:".length));
  expect(sqlite.query("pragma integrity_check").values()).toEqual([["ok"]]);
  sqlite.close();
});
