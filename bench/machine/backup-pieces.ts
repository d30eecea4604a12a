import { Database } from "bun:sqlite";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { modules } from "@/modules/all";
import { audit } from "@/modules/platform/audit";
import { backups } from "@/modules/platform/backups";
import { settings } from "@/modules/platform/settings";
import { type App, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { foreignServer, foreignServers, installed } from "@/src/files/s3-servers.testing";

/**
 * Backs up a large database into a bucket twice, with one row in a hundred changed between, and prints what was sent and
 * how much memory it took, then brings the newest from there onto an empty folder: `bun bench/machine/backup-pieces.ts --mib 2048`, with an S3 server on the PATH or in the
 * folder S3_SERVERS.
 */
const { values } = parseArgs({ options: { mib: { type: "string", default: "64" } } });
const rowBytes = 8192;
const rows = Math.round((Number(values.mib) * 1024 ** 2) / rowBytes);
const server = ["versitygw", "gofakes3", "moto_server"].find(installed);
if (!server || !foreignServers[server]) throw new Error("No S3 server is installed.");

const folder = mkdtempSync(join(tmpdir(), "coldaisle-pieces-"));
mkdirSync(join(folder, "data"));
const { address, stop } = await foreignServer(server);
const configIn = (name: string) =>
  readConfig({
    ...{ DATA_DIR: join(folder, name), SECRET_KEY: "a secret that only the benchmark may use", LOG_LEVEL: "silent" },
    BACKUP_KEY: "a passphrase for the bench",
    S3_ACCESS_KEY_ID: address.accessKeyId,
    S3_SECRET_ACCESS_KEY: address.secretAccessKey,
  });
const app = openApp(configIn("data"), { modules });
await copiesGo(app);
const database = join(folder, "data", "coldaisle.db");

fill((insert) => {
  for (let n = 0; n < rows; n += 1) insert(`host-${n}`);
});
const first = await measured("first");
fill((insert) => {
  for (let n = 0; n < rows; n += 100) insert(`host-${n}`);
});
const second = await measured("one row in a hundred changed");
const third = await measured("nothing changed");
const back = await broughtBack();
console.log(
  JSON.stringify({
    server,
    databaseMiB: mib(statSync(database).size),
    runs: [first, second, third],
    back,
    peakRssMiB: mib(process.resourceUsage().maxRSS * 1024),
  }),
);
await app.close();
await stop();
rmSync(folder, { recursive: true });

async function copiesGo(to: App): Promise<void> {
  const { secretAccessKey, ...plan } = address;
  const value = { ...(await settings.valueOf(to, "backups")), isCopied: true, ...plan };
  await settings.save(to, "backups", { value, secret: secretAccessKey });
}

/** Robots texts are rows of any size that nothing else looks at; what is in them cannot be compressed. */
function fill(work: (insert: (host: string) => void) => void): void {
  using sqlite = new Database(database, { readwrite: true, strict: true });
  const put = sqlite.prepare("insert or replace into robots_texts values (?, ?, '2026-01-01')");
  const insert = (host: string) =>
    put.run(host, crypto.getRandomValues(new Uint8Array((rowBytes / 4) * 3)).toBase64());
  sqlite.transaction(() => work(insert))();
}

async function measured(what: string) {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const { bytes } = await backups.createThrough(app);
  const { user, system } = process.cpuUsage(cpu);
  const entry = (await audit.latest(app)).find(({ action }) => action === "backup.copied");
  const {
    pieces = 0,
    sentPieces = 0,
    sentBytes = 0,
  } = (entry?.details ?? {}) as Record<string, number>;
  const seconds = (performance.now() - began) / 1000;
  return {
    ...{ what, backupMiB: mib(bytes), pieces, sentPieces, sentMiB: mib(sentBytes) },
    ...{ seconds: Math.round(seconds), cpuSeconds: Math.round((user + system) / 1e6) },
  };
}

/** The newest of the bucket, on a machine that has nothing but the keys. */
async function broughtBack() {
  mkdirSync(join(folder, "empty"));
  const [config, began] = [configIn("empty"), performance.now()];
  const from = `s3://${address.bucket}/${address.folder}?endpoint=${encodeURIComponent(address.baseUrl)}`;
  const backup = await backups.fetchBackup(config, { backup: "latest", from });
  const fetched = performance.now();
  const { rows: all } = await backups.restore(config, { backup }, { modules });
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  return {
    ...{ rows: all, fetchSeconds: seconds(began, fetched) },
    restoreSeconds: seconds(fetched, performance.now()),
  };
}

function mib(bytes: number): number {
  return Math.round((bytes / 1024 ** 2) * 10) / 10;
}
