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
import { peakOf } from "./memory";
import { foreignServer, foreignServers, installed } from "@/src/files/s3-servers.testing";

/**
 * Backs up a large database into a bucket twice, with one row in a hundred changed between, and prints what was sent and
 * how much memory it took. Then the compiled product brings the newest from there onto an empty folder, and both are
 * compared row by row: `bun bench/machine/backup-pieces.ts --mib 2048`, with an S3 server on the PATH or in the folder
 * S3_SERVERS.
 */
const { values } = parseArgs({
  options: {
    mib: { type: "string", default: "64" },
    /** One backup and its way back: on a disk that has no room for three. */
    once: { type: "boolean", default: false },
  },
});
const product = process.env["COLDAISLE_BINARY"] ?? join(import.meta.dir, "../../dist/coldaisle");
const rowBytes = 8192;
const rows = Math.round((Number(values.mib) * 1024 ** 2) / rowBytes);
const server = ["versitygw", "gofakes3", "moto_server"].find(installed);
if (!server || !foreignServers[server]) throw new Error("No S3 server is installed.");

const folder = mkdtempSync(join(tmpdir(), "coldaisle-pieces-"));
mkdirSync(join(folder, "data"));
const { address, stop } = await foreignServer(server);
const keys = {
  SECRET_KEY: "a secret that only the benchmark may use",
  BACKUP_KEY: "a passphrase for the bench",
  S3_ACCESS_KEY_ID: address.accessKeyId,
  S3_SECRET_ACCESS_KEY: address.secretAccessKey,
};
const config = readConfig({ ...keys, DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" });
const app = openApp(config, { modules });
await copiesGo(app);
const database = join(folder, "data", "coldaisle.db");

fill((insert) => {
  for (let n = 0; n < rows; n += 1) insert(`host-${n}`);
});
const first = await measured("first");
const later = values.once ? [] : await measuredAgain();
const back = await broughtBack();
console.log(
  JSON.stringify({
    server,
    databaseMiB: mib(statSync(database).size),
    runs: [first, ...later],
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

async function measuredAgain() {
  fill((insert) => {
    for (let n = 0; n < rows; n += 100) insert(`host-${n}`);
  });
  return [await measured("one row in a hundred changed"), await measured("nothing changed")];
}

async function measured(what: string) {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const { bytes } = await backups.createAndWait(app);
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

/** The newest of the bucket, on a machine that has nothing but the binary and the keys: as an operator brings it back. */
async function broughtBack() {
  const empty = join(folder, "empty");
  mkdirSync(empty, { mode: 0o700 });
  const from = `s3://${address.bucket}/${address.folder}?endpoint=${encodeURIComponent(address.baseUrl)}`;
  const restore = await ran(["backup", "restore", "latest", "--from", from, "--json"]);
  const doctor = await ran(["doctor"]);
  const [here, back] = [database, join(empty, "coldaisle.db")].map(hostsIn);
  if (here !== back) throw new Error("What came back is not what was backed up.");
  return { restore, doctor, isSame: here === back };
}

/** The compiled product over the empty folder; answers how long it took, what it spent and held, and its last line. */
async function ran(words: string[]) {
  const began = performance.now();
  const env = { ...keys, DATA_DIR: join(folder, "empty"), LOG_LEVEL: "error" };
  const child = Bun.spawn([product, ...words], { env, stdout: "pipe", stderr: "inherit" });
  let peakRssMiB = 0;
  // What the kernel tells of a process that has ended counts the memory of the one that began it.
  const looking = setInterval(() => (peakRssMiB = peakOf(child.pid) || peakRssMiB), 50);
  const said = (await new Response(child.stdout).text()).trim();
  clearInterval(looking);
  if ((await child.exited) !== 0) throw new Error(`${words.join(" ")} failed: ${said}`);
  return {
    said: said.replaceAll(/\s+/g, " "),
    seconds: Math.round((performance.now() - began) / 1000),
    cpuSeconds: Math.round(Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6),
    peakRssMiB: Math.round(peakRssMiB),
  };
}

/** Every row that was filled in, as one number: how many there are and what stands in them. */
function hostsIn(path: string): string {
  using sqlite = new Database(path, { readonly: true });
  const hash = new Bun.CryptoHasher("sha256");
  const rows = sqlite.query<{ host: string; text: string }, []>(
    "select host, text from robots_texts order by host",
  );
  for (const { host, text } of rows.iterate()) hash.update(`${host} ${text}\n`);
  return hash.digest("hex");
}

function mib(bytes: number): number {
  return Math.round((bytes / 1024 ** 2) * 10) / 10;
}
