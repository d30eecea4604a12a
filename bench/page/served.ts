import { rmSync } from "node:fs";
import { join } from "node:path";
import { copyOf, secret } from "../data/folder";

const root = join(import.meta.dir, "../..");
const product = join(root, "dist/coldaisle");

/** The compiled product over a copy of a filled folder, with a session of its own. */
export type Served = {
  origin: string;
  cookie: string;
  folder: string;
  pid: number;
  close(): Promise<void>;
};

export async function servedOver(people: number): Promise<Served> {
  await Bun.spawn([process.execPath, "web/build/build.ts", "--compile", "--if-stale"], {
    cwd: root,
    stdout: "ignore",
  }).exited;
  const { folder, cookie } = await copyOf(people);
  const env = { PORT: "0", DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" };
  const served = Bun.spawn([product, "serve"], { env, stdout: "ignore", stderr: "pipe" });
  const close = async () => {
    served.kill();
    await served.exited;
    rmSync(folder, { recursive: true });
  };
  return { origin: await addressIn(served.stderr), cookie, folder, pid: served.pid, close };
}

/** Where a server listens that has just begun to say so. */
export async function addressIn(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of stream) {
    text += decoder.decode(part, { stream: true });
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (address) return address;
  }
  throw new Error(`The product did not start.\n${text}`);
}
