import { statSync } from "node:fs";
import { join } from "node:path";
import { startTestServer, openFiles, quantile, rssKiB } from "./house";
import { type Line, upgraded } from "./upgrade";

// An agency at work for so many minutes: whether memory, files or times grow.
const minutes = Number(Bun.argv[2] ?? 10);
const perSecond = 50;
const sampleMs = 2000;

const it = await startTestServer(4);
const headers = {
  origin: it.address,
  cookie: it.cookies[0] ?? "",
  "content-type": "application/json",
};
const paths = [
  "/api/jobs?limit=50",
  "/api/candidates?limit=50&q=Ada",
  "/api/dashboard/recent",
  "/",
  "/careers",
];
type Sample = { minute: number; rss: number; files: number; wal: number };
const samples: Sample[] = [];
const times: { minute: number; ms: number }[] = [];
const errors: string[] = [];
let asked = 0;
const start = performance.now();
const minuteNow = () => (performance.now() - start) / 60_000;
const walOf = () =>
  statSync(join(it.folder, "coldaisle.db-wal"), { throwIfNoEntry: false })?.size ?? 0;

const timers = [
  setInterval(() => void ask(), 1000 / perSecond),
  setInterval(() => void visit(), 500),
  setInterval(() => void backUp(), 60_000),
  setInterval(() => {
    const { pid } = it.server;
    const wal = walOf() / 1024 ** 2;
    samples.push({ minute: minuteNow(), rss: rssKiB(pid) / 1024, files: openFiles(pid), wal });
  }, sampleMs),
];
await Bun.sleep(minutes * 60_000);
timers.forEach(clearInterval);

// The first minutes fill caches and pools, which is no leak.
const warm = Math.min(2, minutes / 3);
const steady = samples.filter(({ minute }) => minute >= warm);
const rss = slope(steady.map(({ minute, rss: y }) => [minute, y]));
const files = slope(steady.map(({ minute, files: y }) => [minute, y]));
const wal = Math.max(...samples.map((sample) => sample.wal));
const p99 = (from: number, to: number) =>
  quantile(
    times.filter(({ minute }) => minute >= from && minute < to).map(({ ms }) => ms),
    0.99,
  );
const isMet = rss <= 0.5 && Math.abs(files) <= 0.5 && wal <= 64 && errors.length === 0;
console.log(
  `figure: ${minutes} min, ${asked} requests, ${errors.length} errors: memory ${rss.toFixed(2)} MiB a minute (${steady.at(0)?.rss.toFixed(0)} → ${steady.at(-1)?.rss.toFixed(0)} MiB), files ${files.toFixed(2)} a minute, log at most ${wal.toFixed(0)} MiB, p99 ${p99(warm, minutes / 2).toFixed(0)} → ${p99(minutes / 2, minutes).toFixed(0)} ms${isMet ? "" : " MISSED"}`,
);
for (const error of errors) console.log(error);
await it.close();
process.exit(isMet ? 0 : 1);

async function ask(): Promise<void> {
  const [n, began] = [(asked += 1), performance.now()];
  const isChange = n % 10 === 0;
  const body = JSON.stringify({ firstName: "Ada", lastName: `Soak ${n}`, origin: "applied" });
  const init = isChange ? { method: "POST", headers, body } : { headers };
  const answer = await fetch(
    it.address + (isChange ? "/api/candidates" : paths[n % paths.length]),
    init,
  )
    .then(async (got) => (await got.arrayBuffer(), got))
    .catch((error: Error) => error);
  if (answer instanceof Error) errors.push(`${n}: ${answer.message}`);
  else if (!answer.ok) errors.push(`${n}: ${answer.status}`);
  times.push({ minute: minuteNow(), ms: performance.now() - began });
}

/** Somebody opens the page, hears the news for a while and leaves. */
async function visit(): Promise<void> {
  const line: Line = await upgraded(it.address, it.cookies[1] ?? "", () => {});
  await Bun.sleep(1500);
  line.socket.terminate();
}

async function backUp(): Promise<void> {
  const { exited, stderr } = it.command("backup", "create");
  // 75: the server is making one by itself just now, which the command says and cron tries again.
  if (![0, 75].includes(await exited))
    errors.push(`backup: ${(await new Response(stderr).text()).trim()}`);
}

/** By least squares. */
function slope(points: [x: number, y: number][]): number {
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const over = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  return over / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
}
