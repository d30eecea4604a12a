import { cpus, loadavg } from "node:os";
import { type Figure, restedAfter, tally, turnOf } from "../speed/measure";
import type { Options } from "../speed/run";
import { opened } from "../speed/servers";
import { type PeerCase, peerCases } from "./cases";
import { directus, installed, type Peer } from "./directus";

const document = `${import.meta.dir}/../../docs/peers.md`;
const turns = 3;
/** The least CPU of the peer, as a multiple of ours. */
const goal = 10;

type Compared = { name: string; ours: Figure; theirs: Figure };

/** Asks the product and Directus the same in turns; a run of all cases writes the page of the documents. */
export async function comparePeers({ sizes = "100000", only }: Options): Promise<void> {
  const home = installed();
  if (!home) {
    console.error(
      "peers: skipped. Run `npm install directus` in a folder and name it in DIRECTUS_FOLDER.",
    );
    return;
  }
  const people = Number(sizes);
  const load = loadavg()[0] ?? 0;
  const house = await opened(people, { cases: "speed" });
  const peer = await directus(home, house.folder).catch(async (cause: unknown) => {
    await house.close();
    throw cause;
  });
  const all: Compared[] = [];
  try {
    for (const one of peerCases.filter(({ name }) => new RegExp(only ?? ".").test(name))) {
      all.push(await compared(one, house, peer));
      console.log(line(all.at(-1) as Compared));
    }
  } finally {
    await peer.stop();
    await house.close();
  }
  if (!only) await Bun.write(document, page(all, { people, load, version: peer.version }));
}

type House = Awaited<ReturnType<typeof opened>>;

async function compared(one: PeerCase, { ours, known }: House, peer: Peer): Promise<Compared> {
  const [mine, its] = [tally(), tally()];
  let [n, isChange] = [0, false];
  const askOurs = () => {
    const asked = one.ours((n += 1), known);
    isChange ||= asked.method !== undefined;
    return { ...asked, path: encodeURI(asked.path) };
  };
  const askTheirs = () => {
    const asked = one.theirs((n += 1), known);
    return { ...asked, path: encodeURI(asked.path) };
  };
  // What first calls cost, until their code is compiled, is another question.
  for (const [server, ask] of [[ours, askOurs] as const, [peer.server, askTheirs] as const])
    for (let warm = 0; warm < turns; warm += 1) await turnOf(server, ask, tally());
  for (let turn = 0; turn < turns; turn += 1) {
    await turnOf(ours, askOurs, mine);
    await turnOf(peer.server, askTheirs, its);
  }
  // What a change leaves to the background is no part of the next question.
  if (isChange) await restedAfter(ours.pid);
  return { name: one.name, ours: mine.figure(), theirs: its.figure() };
}

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));
const times = ({ ours, theirs }: Compared) => theirs.cpu / ours.cpu;
const waits = ({ p50, p95 }: Figure) => `${short(p50)} / ${short(p95)}`;

const cells = (it: Compared) => [
  ...[it.name, short(it.ours.cpu), short(it.theirs.cpu), `${times(it).toFixed(1)}×`],
  ...[waits(it.ours), waits(it.theirs), times(it) >= goal ? "met" : `**< ${goal}×**`],
];
const line = (it: Compared) => cells(it).join("  ");

function page(all: Compared[], about: { people: number; load: number; version: string }): string {
  const met = all.filter((it) => times(it) >= goal).length;
  const [processor] = cpus();
  return `# Beside another system

Written by \`bun run bench peers\`, never by hand. Directus ${about.version} (npm, SQLite, as it comes: no cache) and the
compiled product answer in turns, each over the same ${about.people.toLocaleString("en")} people, on one machine, over the
loopback, with an administrator's session or token. Directus has them in one table of 17 fields with an index for each
question and a second table of skills; the product has all it keeps about them, an audit trail, a search index and its
matching beside. CPU is what the process spent for one answer, all its threads together. The product gives a page again
that it has given before, as long as nobody has written anything. Goal: at least ${goal}× the CPU of ours on every line.

\`\`\`sh
npm install directus                        # in a folder of its own
DIRECTUS_FOLDER=/that/folder bun run bench peers
\`\`\`

Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? "?"}, load ${about.load.toFixed(1)} when it began. ${met} of ${all.length} lines reach the goal.

| asked | ours, CPU ms | Directus | ratio | ours, p50 / p95 ms | Directus | goal |
|---|---:|---:|---:|---:|---:|---|
${all.map((it) => `| ${cells(it).join(" | ")} |`).join("\n")}
`;
}
