import type { Socket } from "bun";
import { startTestServer, probe, quantile, rssKiB } from "./house";

// Connections that ask for nothing, drip, or do not read: how others fare, and when they are closed.
const many = Number(Bun.argv[2] ?? 1000);
const patienceMs = 20_000;
const allowedMs = 15_000;
const allowedProbeMs = 100;

type Kind = {
  name: string;
  open(host: string, cookie: string): string;
  drips: boolean;
  reads: boolean;
};

const head = (host: string, cookie: string, path = "/healthz") =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n`;
const kinds: Kind[] = [
  { name: "no bytes", open: () => "", drips: false, reads: true },
  { name: "header drip", open: (host, cookie) => head(host, cookie), drips: true, reads: true },
  {
    name: "body drip",
    open: (host, cookie) =>
      `POST /api/jobs/archivals HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    drips: true,
    reads: true,
  },
  {
    name: "idle after an answer",
    open: (host) => `${head(host, "")}\r\n`,
    drips: false,
    reads: true,
  },
  {
    name: "does not read",
    open: (host, cookie) => `${head(host, cookie, "/api/jobs?limit=50")}\r\n`.repeat(20),
    drips: false,
    reads: false,
  },
];

const it = await startTestServer(1);
const [cookie = ""] = it.cookies;
let isMet = true;
for (const kind of kinds) {
  const before = rssKiB(it.server.pid);
  const times = await held(kind);
  const grown = (rssKiB(it.server.pid) - before) / 1024;
  const within = times.closed.filter((ms) => ms <= allowedMs).length;
  const last = (Math.max(...times.closed, 0) / 1000).toFixed(1);
  const p99 = quantile(times.probe, 0.99);
  isMet &&= within === many && p99 <= allowedProbeMs;
  console.log(
    `figure: ${kind.name}: ${within} of ${many} closed within 15 s (the last after ${last} s), others wait ${p99.toFixed(0)} ms at p99, +${grown.toFixed(0)} MiB${within === many && p99 <= allowedProbeMs ? "" : " MISSED"}`,
  );
}
await it.close();
process.exit(isMet ? 0 : 1);

async function held(kind: Kind) {
  const { hostname, port, host } = new URL(it.address);
  const closed: number[] = [];
  const open = new Set<Socket<undefined>>();
  const probing = probe(it.address);
  const words = kind.open(host, cookie);
  for (let n = 0; n < many; n += 1) {
    const began = performance.now();
    const gone = (socket: Socket<undefined>) => {
      if (open.delete(socket)) closed.push(performance.now() - began);
    };
    const socket = await Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        open: (it) => void (kind.reads || it.pause()),
        data: () => {},
        close: gone,
        error: gone,
      },
    });
    open.add(socket);
    socket.write(words);
  }
  const end = performance.now() + patienceMs;
  while (open.size > 0 && performance.now() < end) {
    await Bun.sleep(1000);
    // A socket that does not read learns of its end only by writing.
    if (kind.drips || !kind.reads)
      for (const socket of open) socket.write(kind.drips ? "x" : "\r\n");
  }
  const all = await probing.stop();
  for (const socket of [...open]) socket.terminate();
  open.clear();
  return { closed, probe: all };
}
