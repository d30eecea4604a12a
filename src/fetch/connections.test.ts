import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headOf, hurried, outcomeOf, politeFetch, reroutedTo, sayingRaw } from "./testing";

const reply = headOf({ "content-length": "1" }) + "x";
const once = { pace: hurried };

test("many pages of a host come over the connections that the first ones opened", async () => {
  const server = await sayingRaw((socket) => socket.write(reply));
  const read = politeFetch(reroutedTo(server.port));
  const urls = Array.from({ length: 100 }, (_, index) => `http://a.example/${index}`);
  await Promise.all(urls.map((url) => read({ url, ...once })));

  expect(server.connections()).toBeLessThanOrEqual(hurried.concurrency);
  server.close();
});

test("a connection that the host closed in the meantime costs no page", async () => {
  const server = await sayingRaw((socket) => {
    socket.write(reply);
    setTimeout(() => socket.destroy(), 5);
  });
  const read = politeFetch(reroutedTo(server.port));
  for (let index = 0; index < 20; index += 1) {
    expect(await outcomeOf(read({ url: `http://a.example/${index}`, ...once }))).toBe(200);
    await Bun.sleep(index % 8);
  }
  server.close();
});

test("a host that cuts every connection is not asked for ever", async () => {
  let asked = 0;
  const server = await sayingRaw((socket) => {
    asked += 1;
    if (asked % 2 === 1) socket.write(reply);
    else socket.resetAndDestroy();
  });
  const read = politeFetch(reroutedTo(server.port));
  expect(await outcomeOf(read({ url: "http://a.example/1", ...once }))).toBe(200);
  expect(await outcomeOf(read({ url: "http://a.example/2", ...once }))).toBe(200);
  expect(asked).toBe(3);

  const mute = await sayingRaw((socket) => void socket.resetAndDestroy());
  const readMute = politeFetch(reroutedTo(mute.port));
  expect(await outcomeOf(readMute({ url: "http://a.example/", ...once }))).toBe("network");
  expect(mute.connections()).toBe(1);
  server.close();
  mute.close();
});

test("a name that does not resolve, or not in time, is a refusal of the network", async () => {
  const nowhere = () => Promise.reject(new Error("ENOTFOUND"));
  const never = () => new Promise<never>(() => {});
  const limits = { connectMs: 50 };
  const url = "http://a.example/";
  const read = (resolve: typeof never) =>
    outcomeOf(politeFetch(reroutedTo(1, resolve), limits)({ url, ...once }));

  expect(await read(nowhere)).toBe("network");
  expect(await read(async () => [] as never)).toBe("network");
  expect(await read(never)).toBe("too-slow");
});

test("a host where nothing listens is a refusal of the network", async () => {
  const server = await sayingRaw(() => {});
  server.close();
  const read = politeFetch(reroutedTo(server.port));
  expect(await outcomeOf(read({ url: "http://a.example/", ...once }))).toBe("network");
});

const folder = await mkdtemp(join(tmpdir(), "fetch-"));
afterAll(() => rm(folder, { recursive: true }));

test("a finished command is not kept alive by the connections it kept", async () => {
  const program = join(folder, "main.ts");
  await Bun.write(
    program,
    `import { createFetch } from "${import.meta.dir}/index";
     const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => Response.json(1) });
     const transport = { kind: "replay", origin: "http://127.0.0.1:" + server.port };
     const read = createFetch({ userAgent: "x", transport, now: () => new Date() });
     console.log((await read({ url: "http://a.example/" })).body);
     server.unref();`,
  );
  const { exitCode, stdout } = Bun.spawnSync([process.execPath, program], { timeout: 4000 });
  expect([exitCode, stdout.toString()]).toEqual([0, "1\n"]);
});
