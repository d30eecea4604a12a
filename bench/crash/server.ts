import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dir, "../..");
/** Another build is tried by its path. */
const binary = Bun.env["COLDAISLE_BINARY"] ?? join(root, "dist/coldaisle");
const patienceMs = 120_000;

/** The compiled product where it has been built, else its sources. */
export const product: readonly string[] = existsSync(binary)
  ? [binary]
  : [process.execPath, join(root, "cli/main.ts")];

export const owner = { email: "owner@agency.example", password: "cold aisle, warm heart" };

export type Server = {
  readonly pid: number;
  readonly address: string;
  /** Everything it has printed so far. */
  printed(): string;
  /** True once the process has ended, by whose doing ever. */
  isOver(): boolean;
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
};

export const settingsOf = (folder: string) => ({
  PATH: Bun.env["PATH"] ?? "",
  AUTHORIZED_EMAIL: owner.email,
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  PORT: "0",
});

/** Nobody is left behind when this program is stopped itself. */
const running = new Set<Bun.Subprocess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

/** Starts a server over a folder, under whatever stands before it, and answers once it listens. */
export async function serve(
  folder: string,
  words: readonly string[] = [...product, "serve"],
): Promise<Server> {
  const child = Bun.spawn([...words], {
    ...{ cwd: folder, env: settingsOf(folder), stdout: "ignore", stderr: "pipe" },
  });
  running.add(child);
  const heard = { text: "" };
  const silence = (async () => {
    for await (const part of child.stderr.pipeThrough(new TextDecoderStream())) heard.text += part;
  })();
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const server = { pid: child.pid, printed: () => heard.text, isOver };
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    await child.exited;
    running.delete(child);
  };
  const late = Date.now() + patienceMs;
  while (Date.now() < late && !isOver()) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(heard.text)?.[0];
    if (address) return { ...server, address, end };
    await Bun.sleep(5);
  }
  const how = isOver() ? `ended with ${child.exitCode ?? child.signalCode}` : "said nothing";
  await end("SIGKILL");
  await silence;
  throw new Error(`The server did not start, it ${how}.\n${heard.text}`);
}

export type Ended = { code: number | null; out: string; err: string };

/** A command beside the server: whoever has this machine's terminal. */
export function command(folder: string, words: readonly string[], input = "") {
  const child = Bun.spawn([...product, ...words], {
    ...{ cwd: folder, env: settingsOf(folder), stdout: "pipe", stderr: "pipe" },
    stdin: new TextEncoder().encode(input),
  });
  const ended = async (): Promise<Ended> => {
    const [out, err] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    await child.exited;
    return { code: child.exitCode, out, err };
  };
  return { ended: ended(), kill: () => child.kill("SIGKILL") };
}
