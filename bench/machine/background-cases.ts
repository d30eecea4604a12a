import { dailyTasks } from "@/modules/testing";
import { asked } from "./background-folder";
import { secret } from "../data/folder";
import { backedUp } from "../serving/backed-up";
import { fileOf, imported, type SheetKind } from "../lists/import-file";

/** A server over a folder that is its own. */
export type Served = { folder: string; origin: string; cookie: string };
export type Case = {
  /** Begins the work as somebody at a screen would; a start begins by itself. */
  act(at: Served): Promise<void>;
  isOver(at: Served): boolean;
  /** How much of it is done, where it may take longer than anybody measures. */
  doneOf?(at: Served): number;
};

const edits = 5;
const people = 1600;
const perRequest = 200;
const rows = 20_000;
const pollMs = 100;

export const cases: Record<string, Case> = {
  edit: { act: editSome, isOver: isMatched },
  "bulk archive": { act: (at) => moved(at, "archivals"), isOver: isMatched },
  lapse: { act: (at) => run(at, ["consents.lapse"]), isOver: isMatched },
  "first start": {
    act: async () => {},
    isOver: (at) => isMatched(at) && number(at, "select count(*) from employer_queue") === 0,
    doneOf: (at) => number(at, "select count(*) from matched_jobs"),
  },
  "nightly tasks": {
    act: (at) =>
      run(
        at,
        dailyTasks.map(({ name }) => name),
      ),
    isOver: isMatched,
  },
  backup: { act: backedUp, isOver: () => true },
  "import of CSV": { act: (at) => landed(at, "csv"), isOver: () => true },
  "import of XLSX": { act: (at) => landed(at, "xlsx"), isOver: () => true },
};

const number = ({ folder }: Served, sql: string) => Number(asked(folder, sql)[0] ?? 0);

/** Nothing has changed behind what was scored. */
function isMatched(at: Served): boolean {
  const left = (side: string) => `select count(*) from ${side}_changes where seq >
    coalesce((select seq from match_positions where side = '${side}'), 0)`;
  return number(at, left("candidate")) + number(at, left("job")) === 0;
}

async function editSome(at: Served): Promise<void> {
  const rows = asked(
    at.folder,
    `select id from candidates where gdpr_consent and status = 'active' order by seq desc limit ${edits}`,
  );
  for (const [n, id] of rows.entries()) {
    const version = number(at, `select version from candidates where id = '${String(id)}'`);
    const body = { version, yearsDatacentre: 4 + n };
    await send(at, "PATCH", `/api/candidates/${String(id)}`, body);
    await until(() => isMatched(at));
  }
}

async function landed(at: Served, kind: SheetKind): Promise<void> {
  const created = await imported(at, await fileOf(kind, rows));
  if (created !== rows) throw new Error(`${created} of ${rows} rows landed.`);
}

async function moved(at: Served, to: string): Promise<void> {
  const ids = asked(
    at.folder,
    `select id from candidates where archived_at is null order by seq desc limit ${people}`,
  );
  for (let from = 0; from < ids.length; from += perRequest) {
    await send(at, "POST", `/api/candidates/${to}`, { ids: ids.slice(from, from + perRequest) });
  }
}

/** Each after the other, as a night does; a task outlives the request that asked for it. */
async function run(at: Served, tasks: string[]): Promise<void> {
  for (const task of tasks) {
    const runs = `select count(*) from schedule_runs where task = '${task}'`;
    const known = number(at, runs);
    void send(at, "POST", `/api/schedules/${task}/runs`).catch(() => {});
    await until(() => number(at, runs) > known);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Bun.sleep(pollMs);
}

async function send({ origin, cookie }: Served, method: string, path: string, body: object = {}) {
  const headers = { cookie, origin, "content-type": "application/json" };
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** The whole product as it is served, with everything that works beside it. */
export async function started(binary: string, { folder, origin }: Omit<Served, "cookie">) {
  const { port, hostname } = new URL(origin);
  const env = {
    ...{ PORT: port, HOST: hostname, DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" },
  };
  const child = Bun.spawn([binary, "serve"], { env, stdout: "ignore", stderr: "inherit" });
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.status === 200) return child;
    if (child.exitCode !== null) throw new Error("The server did not start.");
    await Bun.sleep(5);
  }
}
