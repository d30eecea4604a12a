import { servedOver } from "../page/served";
import { cpuMs } from "../machine/cpu";
import { residentOf } from "../machine/memory";
import { spawned } from "../serving/spawned";
import type { Figures, Means, Work } from "../work";

const people = Number(process.env["BENCH_SIZE"] ?? 100_000);
export const exportedColumns =
  "firstName,lastName,email,location,country,headline,status,role".split(",");
export const jobColumns = `seq,title,company,location,country,salary,salary_min,salary_max,salary_currency,score,\
class,category,skills,systems,certifications,sources,source_url,posted_at,scraped_at,status`;
const quietMs = 4000;

export const work: Work = {
  about: `${people} candidates and ${people / 2} jobs as one file each out of a whole server, and how long others wait`,
  cases: ["csv", "xlsx", "json", "jobs csv", "jobs xlsx", "jobs json"],
  ways: ["Bun.serve + bun:sqlite", "coldaisle serve"],
  rounds: 3,
  goals: {
    "CPU ms": { unit: "ms", atMost: 2 },
    ms: { unit: "ms" },
    "first part ms": { unit: "ms", limit: 100 },
    "MB sent": { unit: "MB" },
    "others' p99 idle": { unit: "ms" },
    "others' p99 more": { unit: "ms", limit: 20 },
    "memory after MB": { unit: "MB", limit: 250 },
  },
  document: {
    file: "export-performance.md",
    head: `# Exports in figures

Written by \`bun run bench export\`, never by hand: all candidates, or all jobs (half as many), as one file, taken by a program over the loopback. Raw
is \`Bun.serve\` with one prepared statement: the columns of the sheet as CSV, the whole row as JSON (of jobs the columns of the
list), and of a workbook only its sheet, packed.
CPU is of the serving process, all threads. Others ask for the first page of the candidates every 4 ms, first beside nothing,
then beside the export. Memory is what the process holds two seconds after it; \`peak MB\` is of
the program that takes the file.`,
  },
  prepare: async () => {
    const served = await servedOver(people);
    const raw = spawned("serving/served-server.ts", "export", served.folder);
    const means: Means = {
      cookie: served.cookie,
      "Bun.serve + bun:sqlite": await raw.says,
      "coldaisle serve": served.origin,
      "pid of Bun.serve + bun:sqlite": String(raw.pid),
      "pid of coldaisle serve": String(served.pid),
    };
    const close = async () => {
      await raw.stop();
      await served.close();
    };
    return { means, close };
  },
  measure,
};

async function measure(way: string, at: string, means: Means): Promise<Figures> {
  const origin = means[way] ?? "";
  const address = origin + pathOf(at);
  const pid = Number(means[`pid of ${way}`]);
  await taken(address, means);
  const before = cpuMs(pid);
  const figures = await taken(address, means);
  const alone = { "CPU ms": cpuMs(pid) - before, ...figures };
  if (way !== work.ways.at(-1)) return alone;
  const idle = await others(origin, means, () => Bun.sleep(quietMs));
  const beside = await others(origin, means, () => taken(address, means));
  await Bun.sleep(2000);
  return {
    ...alone,
    "others' p99 idle": idle,
    "others' p99 more": beside - idle,
    "memory after MB": residentOf(pid),
  };
}

function pathOf(at: string): string {
  const [format, isOfJobs] = at.startsWith("jobs ") ? [at.slice(5), true] : [at, false];
  return isOfJobs
    ? `/api/jobs/export?format=${format}`
    : `/api/candidates/export?format=${format}&columns=${exportedColumns}`;
}

/** How long 99 of 100 answers took at most while something went on. */
async function others(origin: string, { cookie = "" }: Means, work: () => Promise<unknown>) {
  const client = Bun.spawn(
    [
      process.execPath,
      `${import.meta.dir}/../machine/lag-client.ts`,
      origin,
      cookie,
      "/api/candidates",
    ],
    { stdin: "pipe", stdout: "pipe" },
  );
  await Bun.sleep(500);
  await work();
  void client.stdin.end();
  const told = (await new Response(client.stdout).text()).trim().split("\n").at(-1) ?? "[]";
  const delays = (JSON.parse(told) as number[]).toSorted((a, b) => a - b);
  return delays[Math.floor(delays.length * 0.99)] ?? Number.NaN;
}

async function taken(address: string, { cookie = "" }: Means): Promise<Figures> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}.`);
  let [bytes, first] = [0, 0];
  for await (const part of answer.body) {
    first ||= performance.now() - began;
    bytes += part.length;
  }
  const rows = address.includes("/jobs/") ? people / 2 : people;
  if (bytes < rows * 20) throw new Error(`${bytes} bytes came.`);
  return { ms: performance.now() - began, "first part ms": first, "MB sent": bytes / 1e6 };
}
