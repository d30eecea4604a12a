import { expect, test } from "bun:test";
import { join } from "node:path";
import { noon, tempFolder, testApp } from "@/modules/testing";
import { must } from "./index";
import { Failure } from "../errors/index";
import { releaseLease, renewLease, acquireLease, mustHoldLease } from "./leases";
import { attempts } from "../schema";

const second = 1000;
const file = () => ({ DATABASE_URL: `file:${join(tempFolder(), "leases.db")}` });
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ kind }: Failure) => kind,
  );

test("work that only one may do has one holder, however many ask at once", async () => {
  const shared = file();
  const apps = [testApp({}, shared), testApp({}, shared)];
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      acquireLease(apps[n % 2] as (typeof apps)[0], "work", 5 * second),
    ),
  );
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect(await acquireLease(apps[0] as (typeof apps)[0], "other work", second)).toBeDefined();
  await Promise.all(apps.map((app) => app.close()));
});

test("work that was given back is free at once", async () => {
  const app = testApp();
  const lease = await acquireLease(app, "work", 5 * second);
  if (lease) await releaseLease(app, lease);
  expect(await acquireLease(app, "work", second)).toBeDefined();
});

test("work is free once its time ran out, not a moment before", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  await acquireLease(app, "work", 5 * second);
  now = new Date(noon.getTime() + 5 * second);
  expect(await acquireLease(app, "work", second)).toBeUndefined();
  now = new Date(noon.getTime() + 5 * second + 1);
  expect(await acquireLease(app, "work", second)).toBeDefined();
});

test("a holder that renews keeps its work", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const lease = await acquireLease(app, "work", 5 * second);
  now = new Date(noon.getTime() + 4 * second);
  if (lease) await renewLease(app, lease, 5 * second);
  now = new Date(noon.getTime() + 8 * second);
  expect(await acquireLease(app, "work", second)).toBeUndefined();
});

test("whoever lost the work can neither renew it nor land anything on it", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const lost = await acquireLease(app, "work", second);
  now = new Date(noon.getTime() + 2 * second);
  const held = await acquireLease(app, "work", second);
  if (!lost || !held) throw new Error("nobody got it");
  const row = app.db.insert(attempts).values({ key: "landed", since: 0, count: 1 });
  expect(await kindOf(renewLease(app, lost, second))).toBe("conflict");
  expect(await kindOf(app.write([mustHoldLease(app, lost), must(row)]))).toBe("conflict");
  expect(await app.db.$count(attempts)).toBe(0);
  expect(await kindOf(app.write([mustHoldLease(app, held), must(row)]))).toBe("done");
});

test("the work of a killed process is free at once", async () => {
  const shared = file();
  const app = testApp({}, shared);
  const script = `
    import { testApp } from "@/modules/testing";
    import { acquireLease } from "@/src/database/leases";
    await acquireLease(testApp({}, ${JSON.stringify(shared)}), "work", 3_600_000);
    console.log("held");
    await Bun.sleep(60_000);
  `;
  const child = Bun.spawn([process.execPath, "-e", script], {
    cwd: join(import.meta.dir, "../.."),
  });
  await child.stdout.getReader().read();
  expect(await acquireLease(app, "work", second)).toBeUndefined();
  child.kill("SIGKILL");
  await child.exited;
  expect(await acquireLease(app, "work", second)).toBeDefined();
  await app.close();
});
