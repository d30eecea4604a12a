import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";

const root = join(import.meta.dir, "..");
export const binary = join(root, "dist/coldaisle");
const patienceMs = 20_000;

/** The product as somebody runs it: a process of its own with a folder of its own. */
export type Product = {
  address: string;
  /** Everything it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
};

type Settings = Record<string, string>;

/** Starts the compiled product and answers once it listens. */
export const start = (words: string[], settings: Settings = {}): Promise<Product> =>
  run([binary, ...words], settings);

/** Starts a program of this folder, where the product needs an unkind world around it. */
export const startBeside = (program: string, settings: Settings = {}): Promise<Product> =>
  run([process.execPath, join(import.meta.dir, program)], settings);

export const tempFolder = () => mkdtempSync(join(tmpdir(), "coldaisle-e2e-"));

/** The folder is its own, and goes with it. */
export async function run(
  words: string[],
  settings: Settings,
  folder = tempFolder(),
): Promise<Product> {
  const child = Bun.spawn(words, {
    cwd: folder,
    env: { PATH: Bun.env.PATH, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error", ...settings },
    stdout: "ignore",
    stderr: "pipe",
  });
  let text = "";
  void (async () => {
    for await (const part of child.stderr.pipeThrough(new TextDecoderStream())) text += part;
  })();
  const stop = async () => {
    child.kill("SIGTERM");
    await child.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = await eventually(() => /http:\/\/(?:127\.0\.0\.1|\[::1\]):\d+/.exec(text)?.[0]);
  if (address) return { address, printed: () => text, stop };
  await stop();
  throw new Error(`The product did not start.\n${text}`);
}

/** Asks until there is an answer that holds, and gives the last one. */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  holds: (value: Value) => boolean = Boolean,
  withinMs = patienceMs,
): Promise<Value> {
  const end = Date.now() + patience(withinMs);
  for (;;) {
    const value = await ask();
    if (holds(value) || Date.now() > end) return value;
    await Bun.sleep(50);
  }
}

/** A port nobody listens on, for a product that comes back at the same address. */
export function freePort(): number {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port } = server;
  void server.stop(true);
  return Number(port);
}
