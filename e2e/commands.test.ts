import { afterAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { patience } from "@/src/patience.testing";
import { binary, run, tempFolder } from "./product";

const folders = [tempFolder(), tempFolder()];
const [first = "", second = ""] = folders;
afterAll(() => folders.forEach((it) => rmSync(it, { recursive: true, force: true })));

test(
  "an IPv6 host is a link that works, and its port is refused to a second in one sentence",
  async () => {
    const server = await run([binary, "serve"], { HOST: "::1" }, first);
    expect(server.address).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const port = new URL(server.address).port;
    for (const [word, status, sentence] of [
      ["healthcheck", 0, ""],
      ["serve", 69, `Port ${port} is in use. Stop what listens there, or set PORT to another one.`],
    ] as const) {
      const child = Bun.spawn([binary, word], {
        env: { DATA_DIR: second, HOST: "::1", PORT: port },
        stderr: "pipe",
      });
      const said = await new Response(child.stderr).text();
      expect([word, await child.exited, said.trim()]).toEqual([word, status, sentence]);
    }
    await server.stop();
  },
  patience(30_000),
);
