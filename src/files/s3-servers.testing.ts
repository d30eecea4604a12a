import { mkdirSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BucketAddress } from "./s3";

type Start = (port: number, folder: string) => { command: string[]; env?: Record<string, string> };

const keys = { accessKeyId: "AKIDCOLDAISLE", secretAccessKey: "a-secret-of-the-storage" };

/** S3 servers that nobody here wrote, as they are started where they are installed. */
export const foreignServers: Record<string, Start> = {
  // PyPI: moto[server]
  moto_server: (port) => ({ command: ["-H", "127.0.0.1", "-p", String(port)] }),
  // Go: github.com/johannesboyne/gofakes3/cmd/gofakes3
  gofakes3: (port) => ({ command: ["-backend", "memory", "-host", `127.0.0.1:${port}`] }),
  // Go: github.com/versity/versitygw/cmd/versitygw, which checks signatures
  versitygw: (port, folder) => ({
    command: ["--port", `127.0.0.1:${port}`, "posix", "--nometa", folder],
    env: { ROOT_ACCESS_KEY: keys.accessKeyId, ROOT_SECRET_KEY: keys.secretAccessKey },
  }),
};

export const installed = (name: string): string | null =>
  Bun.which(name, { PATH: `${Bun.env["PATH"]}:${Bun.env["S3_SERVERS"] ?? ""}` });

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Starts one and makes a bucket in it; it ends with `stop`. */
export async function foreignServer(name: string) {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), "coldaisle-s3-"))];
  const { command, env = {} } = foreignServers[name]?.(port, folder) ?? { command: [] };
  // To one that keeps files in a folder, a folder in it is a bucket.
  mkdirSync(join(folder, "files"));
  const made = Bun.spawn([installed(name) ?? name, ...command], {
    ...{ cwd: folder, stdout: "ignore", stderr: "ignore", env: { ...Bun.env, ...env } },
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  const address: BucketAddress = {
    ...{ baseUrl, region: "us-east-1", bucket: "files", folder: "agency", ...keys },
  };
  await bucketMade(address);
  return { address, stop: () => (made.kill(), made.exited) };
}

/** Bun's client makes no buckets, but signs any request for a key; the bucket itself is one without a key. */
async function bucketMade({ baseUrl, bucket, region, ...keys }: BucketAddress): Promise<void> {
  const end = Date.now() + 60_000;
  const client = new Bun.S3Client({ endpoint: baseUrl, region, bucket, ...keys });
  for (;;) {
    const url = client.presign(" ", { method: "PUT" }).replace("/%20?", "?");
    await fetch(url, { method: "PUT" }).catch(() => null);
    const isThere = await client.list({}).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error("The server did not start, or has no bucket.");
    await Bun.sleep(100);
  }
}
