import { modules } from "@/modules/all";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { sampleCandidates } from "@/cli/demo/records/candidates";
import { fill } from "../data/filled";

const root = join(import.meta.dir, "../..");
const secret = "a secret that only the measurement may use";

/** The real command on a folder of its own, with some records and as many people as are asked for. */
export async function startTestServer(people: number) {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const settings = { DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" };
  const app = openApp(readConfig(settings), { modules });
  const { as, cookie } = await signedIn(app);
  await sampleCandidates(as);
  await fill(app, 1000);
  const cookies = [cookie];
  while (cookies.length < people) cookies.push((await signedIn(app, "viewer")).cookie);
  await app.close();

  Bun.spawnSync([process.execPath, "web/build/build.ts", "--if-stale"], { cwd: root });
  const env = { ...Bun.env, ...settings, PORT: "0" };
  const command = (...words: string[]) =>
    Bun.spawn([process.execPath, "cli/main.ts", ...words], {
      ...{ cwd: root, env, stdout: "ignore", stderr: "pipe" },
    });
  const server = command("serve");
  const address = await addressIn(server.stderr);
  return {
    ...{ folder, address, cookies, server, command },
    async close() {
      server.kill("SIGKILL");
      await server.exited;
      rmSync(folder, { recursive: true });
    },
  };
}

async function addressIn(said: ReadableStream<Uint8Array>): Promise<string> {
  const reader = said.getReader();
  for (let text = ""; ;) {
    const { value, done } = await reader.read();
    text += new TextDecoder().decode(value);
    const address = /listens on (\S+)/.exec(text)?.[1];
    if (address) return address;
    if (done) throw new Error(`The server did not start: ${text}`);
  }
}

export const rssKiB = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Asks for the health again and again until it is told to stop; how long each answer took. */
export function probe(address: string) {
  const state = { isOver: false };
  const times = (async () => {
    const all: number[] = [];
    while (!state.isOver) {
      const began = performance.now();
      const { ok } = await fetch(`${address}/healthz`);
      if (!ok) throw new Error("The server is not well.");
      all.push(performance.now() - began);
      await Bun.sleep(20);
    }
    return all;
  })();
  return { stop: () => ((state.isOver = true), times) };
}
