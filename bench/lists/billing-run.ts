import { Database } from "bun:sqlite";
import { join } from "node:path";
import {
  agencyBills,
  approvedWeek,
  billed,
  colleagues,
  weekDays,
} from "@/modules/billing/invoices/fixtures";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import { cpuMs } from "../machine/cpu";
import type { Figures, Means } from "../work";

/** An agency that bills a week: so many deployments at so many clients. */
const size = { deployments: 2000, clients: 300, rounds: 3 };
const quietMs = 10_000;
const pollMs = 200;
const paths = { healthz: "/healthz", list: "/api/candidates" };

/** One client with one approved week, through the product; the rest are its copies. */
export async function approvedOnce(app: App): Promise<string> {
  await agencyBills(app);
  const { id, clientId } = await approvedWeek(app, await colleagues(app));
  await billed(app, clientId);
  return id;
}

/** Copies it for everybody; the hours of the first go with its own client. */
export function fillApproved(folder: string, deploymentId: string): void {
  using sqlite = new Database(join(folder, "coldaisle.db"));
  const one = (sql: string) => sqlite.query(sql).get(deploymentId) as Record<string, unknown>;
  const deployment = one("select * from deployments where id = ?");
  const sheet = one("select * from timesheets where deployment_id = ?");
  const client = sqlite
    .query("select * from clients where id = ?")
    .get(String(deployment["client_id"])) as object;
  const details = sqlite.query("select * from billing_details").get() as object;
  const person = sqlite
    .query("select * from candidates where id = ?")
    .get(String(deployment["candidate_id"])) as object;
  const lines = sqlite.query("select * from timesheet_lines").all() as Record<string, unknown>[];
  const insert = (table: string, row: object) => {
    const names = Object.keys(row);
    const blanks = names.map(() => "?").join(", ");
    const sql = `insert into ${table} (${names.join(", ")}) values (${blanks})`;
    sqlite.query(sql).run(...Object.values(row));
  };
  const id = () => Bun.randomUUIDv7();
  // Ids of rows that the lists before had may be as high.
  const next = (table: string) =>
    Number(sqlite.query(`select coalesce(max(seq), 0) + 1 from ${table}`).values()[0]?.[0]);
  sqlite.transaction(() => {
    const clientIds = Array.from({ length: size.clients - 1 }, id);
    for (const [n, clientId] of clientIds.entries()) {
      insert("clients", { ...client, id: clientId, seq: next("clients"), name: `Operator ${n}` });
      insert("billing_details", { ...details, client_id: clientId });
    }
    for (let n = 0; n < size.deployments - 1; n += 1) {
      const [own, who] = [id(), id()];
      const client_id = clientIds[n % clientIds.length];
      insert("candidates", { ...person, id: who, seq: next("candidates") });
      insert("deployments", {
        ...deployment,
        ...{ id: own, seq: next("deployments"), candidate_id: who, client_id },
      });
      for (let back = 0; back < size.rounds; back += 1) {
        const its = { id: id(), week: earlier(sheet["week"], back) };
        insert("timesheets", { ...sheet, ...its, deployment_id: own });
        for (const line of lines) {
          const worked_on = earlier(line["worked_on"], back);
          insert("timesheet_lines", {
            ...line,
            id: id(),
            timesheet_id: its.id,
            client_id,
            worked_on,
          });
        }
      }
    }
  })();
  sqlite.run("pragma wal_checkpoint(truncate)");
}

const earlier = (day: unknown, weeks: number) => addDays(String(day), -7 * weeks);

/** How long the run takes in a worker, and how much longer others wait meanwhile than beside an idle server. */
export async function billingRun({ origin = "", cookie = "", pid = "" }: Means): Promise<Figures> {
  const idle = await waits(origin, cookie, () => Bun.sleep(quietMs));
  const headers = { cookie, origin, "content-type": "application/json" };
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { from, to, drafts } = await waiting((path) => ask("GET", path));
  const chosen = drafts.map(({ key, fingerprint }) => ({
    key,
    fingerprint,
  }));
  const [began, cpu] = [performance.now(), cpuMs(Number(pid))];
  let run = { id: "", state: "running", issued: 0 };
  const busy = await waits(origin, cookie, async () => {
    run = await ask("POST", "/api/billing-runs", { from, to, drafts: chosen });
    while (run.state === "running") {
      await Bun.sleep(pollMs);
      run = await ask("GET", `/api/billing-runs/${run.id}`);
    }
  });
  return {
    "run s": (performance.now() - began) / 1000,
    "CPU s": (cpuMs(Number(pid)) - cpu) / 1000,
    invoices: run.issued,
    ...Object.fromEntries(
      Object.keys(paths).map((name) => [
        `${name} p99 more than idle`,
        p99(busy[name] ?? []) - p99(idle[name] ?? []),
      ]),
    ),
  };
}

type Waiting = { from: string; to: string; drafts: Record<string, string>[] };

/** The last week that no round before has billed. */
async function waiting(read: (path: string) => Promise<Waiting["drafts"]>): Promise<Waiting> {
  for (let back = 0; back < size.rounds; back += 1) {
    const [from, to] = [earlier(weekDays.from, back), earlier(weekDays.to, back)];
    const drafts = await read(`/api/invoices/drafts?from=${from}&to=${to}`);
    if (drafts.length > 0) return { from, to, drafts };
  }
  throw new Error(`There are hours for ${size.rounds} rounds.`);
}

const p99 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;

/** How long each answer took while something went on, the shortest first. */
async function waits(origin: string, cookie: string, during: () => Promise<unknown>) {
  const clients = Object.entries(paths).map(([name, path]) => {
    const words = [`${import.meta.dir}/../machine/lag-client.ts`, origin, cookie, path];
    const options = { stdin: "pipe", stdout: "pipe" } as const;
    return { name, child: Bun.spawn([process.execPath, ...words], options) };
  });
  await during();
  const all = clients.map(async ({ name, child }): Promise<[string, number[]]> => {
    void child.stdin.end();
    const last = (await new Response(child.stdout).text()).trim().split("\n").at(-1) ?? "[]";
    return [name, (JSON.parse(last) as number[]).toSorted((a, b) => a - b)];
  });
  return Object.fromEntries(await Promise.all(all));
}
