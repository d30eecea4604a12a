import { shareOf } from "../machine/memory";
import { servedOver } from "../page/served";
import { exportedColumns } from "../lists/export";
import { fileOf, imported } from "../lists/import-file";
import { backedUp } from "./backed-up";
import type { Figures, Means, Work } from "../work";
import { call } from "./caller";

const people = Number(process.env["BENCH_SIZE"] ?? 100_000);
const asked = 10_000;
const imports = 20_000;
const settleMs = 5000;

const lists = [
  "/api/candidates?limit=50",
  "/api/jobs?limit=50",
  "/api/clients",
  "/api/deployments",
  "/api/candidates?limit=50&search=jan",
  "/api/today",
  "/api/leads",
  "/api/projects",
];

/** What a server holds after each of these, one after the other, each with five seconds of rest. */
export const work: Work = {
  about: `what a server of ${people} candidates holds after work, in MB that it shares with nobody`,
  cases: ["a day"],
  ways: ["coldaisle serve"],
  rounds: 1,
  goals: {
    idle: { unit: "MB", limit: 90 },
    "after 10,000 lists": { unit: "MB", limit: 250 },
    "after a match": { unit: "MB", limit: 250 },
    "after an export": { unit: "MB", limit: 250 },
    "after an import": { unit: "MB", limit: 250 },
    "after a backup": { unit: "MB", limit: 250 },
  },
  prepare: async () => {
    const { origin, cookie, pid, close } = await servedOver(people);
    return { means: { origin, cookie, pid: String(pid) }, close };
  },
  measure,
};

async function measure(_: string, __: string, means: Means): Promise<Figures> {
  const { origin = "", cookie = "" } = means;
  const pid = Number(means["pid"]);
  const held = async () => {
    await Bun.sleep(settleMs);
    return shareOf(pid);
  };
  const figures: Figures = { idle: await held() };
  await askLists(means);
  figures["after 10,000 lists"] = await held();
  const [job] = await (await answered(means, "/api/jobs?limit=1")).json();
  await (await answered(means, `/api/jobs/${job.id}/matches`)).text();
  figures["after a match"] = await held();
  await taken(
    await answered(means, `/api/candidates/export?format=csv&columns=${exportedColumns}`),
  );
  figures["after an export"] = await held();
  await imported({ origin, cookie }, await fileOf("xlsx", imports));
  figures["after an import"] = await held();
  await backedUp({ origin, cookie });
  figures["after a backup"] = await held();
  return figures;
}

async function askLists({ origin = "", cookie = "" }: Means): Promise<void> {
  const caller = await call(origin, cookie);
  for (let n = 0; n < asked; n += 1) {
    const path = lists[n % lists.length] ?? "";
    const status = await caller.ask({ path });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
  caller.hangUp();
}

async function answered({ origin = "", cookie = "" }: Means, path: string, method = "GET") {
  const headers = { cookie, origin };
  const answer = await fetch(`${origin}${path}`, { method, headers, signal: null });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Reads an answer to its end and keeps nothing of it, as this process is no part of what is measured. */
async function taken({ body }: Response): Promise<void> {
  for await (const _ of body ?? []);
}
