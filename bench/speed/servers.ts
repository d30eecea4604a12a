import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyOf, filledFolder, secret } from "../data/folder";
import { freePort, spawned } from "../serving/spawned";
import type { Known } from "./case";
import { soundSentence } from "@/src/examination/beginning";
import { connected, type Server, settled } from "./measure";
import type { Measured } from "./cases";
import { type Ask, known, rawData, rawFile } from "./raw-data";

const root = join(import.meta.dir, "../..");
export const product = process.env["COLDAISLE_BINARY"] ?? join(root, "dist/coldaisle");

export type House = {
  ours: Server;
  raw: Server;
  known: Known;
  folder: string;
  close(): Promise<void>;
};

/** What some cases need besides: rows of the product, and the same for the raw server. */
type More = { product(folder: string): void; raw(folder: string, ask: Ask): Promise<void> };
export type Wanted = { cases: Measured; more?: More };

/** The compiled product with all its work beside, and the raw server, each over a copy of the kept folder. */
export async function opened(people: number, { cases, more }: Wanted): Promise<House> {
  await built();
  const base = await filledFolder(people);
  const { folder, cookie, email } = await copyOf(people);
  more?.product(folder);
  const ours = await served(folder);
  const ask: Ask = (path) => fetch(ours.origin + path, { headers: { cookie } });
  await rawData(base, ask);
  cpSync(join(base, rawFile), join(folder, rawFile));
  await more?.raw(folder, ask);
  const raw = spawned("speed/raw-server.ts", join(folder, rawFile), cases);
  return {
    folder,
    known: { ...known(base), email },
    ours: await connected(ours.origin, ours.child.pid, cookie),
    raw: await connected(await raw.says, raw.pid),
    close: async () => {
      ours.child.kill();
      await Promise.all([ours.child.exited, raw.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function built(): Promise<void> {
  if (existsSync(product)) return;
  await Bun.spawn([process.execPath, "web/build/build.ts", "--compile"], { cwd: root }).exited;
}

/** What a start brings takes longer than an answer does: with 100,000 people the first case was measured beside it. */
const startPatienceMs = 60_000;

/** `coldaisle serve` over a folder, once it answers and has done what a start brings. */
export async function served(folder: string) {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder };
  const child = Bun.spawn([product, "serve"], {
    env: { ...env, SECRET_KEY: secret, LOG_LEVEL: "debug" },
    stdout: "ignore",
    stderr: "pipe",
  });
  const sound = said(child.stderr, soundSentence);
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.status === 200) break;
    if (child.exitCode !== null) throw new Error("The server did not start.");
    await Bun.sleep(2);
  }
  // A process of its own reads the whole database through meanwhile, and takes turns with the answers.
  if (!(await sound)) throw new Error("The server ended before its database was examined.");
  await settled(child.pid, startPatienceMs);
  return { origin, child };
}

/** Whether a server says something before it ends; what else it says, then and later, is passed on. */
function said(stream: ReadableStream<Uint8Array>, sentence: string): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = "";
  return new Promise(async (done) => {
    for await (const part of stream) {
      process.stderr.write(part);
      text = (text + decoder.decode(part, { stream: true })).slice(-1000);
      if (text.includes(sentence)) done(true);
    }
    done(false);
  });
}
