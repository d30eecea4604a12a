import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { candidates as people } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { installation } from "./fixtures";
import { backups } from "./index";

/** In how many moments it is killed; BACKUP_KILLS=60 for the long form, which asks first how long one takes. */
const kills = Number(Bun.env["BACKUP_KILLS"] ?? 2);
const usualMs = 120;
const script = join(import.meta.dir, "killed.testing.ts");

async function child(folder: string, key: string, ...more: string[]) {
  const made = Bun.spawn([process.execPath, script, folder, key, ...more], {
    ...{ stdout: "pipe", stderr: "inherit" },
  });
  const out = await new Response(made.stdout).text();
  await made.exited;
  return { said: out ? (JSON.parse(out) as { said: string; ms: number }) : null };
}

async function furnished(n: number) {
  const place = installation();
  const app = place.open();
  await people.addAll(
    app,
    Array.from({ length: n }, () => person()),
  );
  await app.close();
  return { ...place, key: app.config.SECRET_KEY ?? "" };
}

test("T-BACKUP: killed at any moment, no half of a backup is taken for one, and the next one is made at once", async () => {
  const { folder, open, key } = await furnished(kills > 10 ? 2000 : 100);
  const whole = kills > 10 ? await child(folder, key) : null;
  const ms = whole?.said?.ms ?? usualMs;
  let accepted = 0;
  let finished = whole ? 1 : 0;
  for (let n = 0; n < kills; n += 1) {
    const { said } = await child(
      folder,
      key,
      "killed",
      String(Math.ceil((ms * (n + 0.5)) / kills)),
    );
    if (said) finished += 1;
  }
  const app = open();
  const all = await backups.list(app);
  for (const { name } of all) {
    await backups.verifyAndWait(app, name).catch(() => (accepted += 1));
  }
  console.log(
    `T-BACKUP: ${kills} kills within ${ms.toFixed(0)} ms: ${all.length} whole, ${accepted} halves accepted`,
  );
  expect(accepted).toBe(0);
  expect(all.length).toBeGreaterThanOrEqual(finished);
  expect(await backups.createAndWait(app)).toMatchObject({ damage: null });
  expect(readdirSync(join(folder, "backups", ".work"))).toEqual([]);
  await app.close();
});

test("a backup whose server a busy machine keeps silent for half a minute goes on, and nobody is told otherwise", async () => {
  const clock = { at: new Date("2026-01-01T01:00:00.000Z") };
  const app = installation().open({ now: () => clock.at });
  await backups.create(app);
  clock.at = new Date("2026-01-01T01:00:30.000Z");
  await expect(backups.createAndWait(app)).rejects.toMatchObject({ kind: "busy" });
  const seen = new Set<string | undefined>();
  while (!seen.has("done") && !seen.has("failed"))
    seen.add((await backups.overview(app)).run?.state);
  expect([...seen]).toEqual(["active", "done"]);
  await app.close();
});

/** A disk of its own for one process, where this machine lets us have one. */
const onDisk = (mib: number, place: string, command: string[]) => [
  ...["unshare", "-rm", "sh", "-c"],
  `mount -t tmpfs -o size=${mib}m tmpfs "${place}" && cp -r "${place}-before/." "${place}" && exec "$@"`,
  ...["sh", ...command],
];
const canMount =
  Bun.spawnSync(["unshare", "-rm", "sh", "-c", "mount -t tmpfs tmpfs /mnt"]).exitCode === 0;
if (!canMount)
  console.warn("SKIPPED: a full disk needs user namespaces, which are not to be had here");

test.skipIf(!canMount)(
  "a disk that fills up while a backup is made leaves none, and it says so",
  async () => {
    const { folder, key } = await furnished(100);
    renameSync(folder, `${folder}-before`);
    mkdirSync(folder);
    const { size } = statSync(join(`${folder}-before`, "coldaisle.db"));
    const mib = Math.ceil(size / 1024 ** 2);
    const command = [process.execPath, script, folder, key, "full"];
    const made = Bun.spawnSync(onDisk(mib * 4 + 4, folder, command), { stderr: "inherit" });
    expect(JSON.parse(made.stdout.toString())).toMatchObject({
      said: expect.stringContaining("refused: The disk is full."),
    });
  },
);
