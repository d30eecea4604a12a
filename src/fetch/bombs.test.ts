import { afterAll, expect, test } from "bun:test";
import zlib from "node:zlib";
import { patience } from "../patience.testing";
import { createFetch } from "./index";
import { defaultLimits } from "./limits";
import { headOf, lagDuring, noon, outcomeOf, refusalOf, sayingRaw } from "./testing";

const KiB = 1024;
const MiB = 1024 * KiB;
const zeros = Buffer.alloc(200 * MiB);
const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };
const bombs: Record<string, Buffer> = {
  gzip: zlib.gzipSync(zeros),
  deflate: zlib.deflateSync(zeros),
  "raw deflate": zlib.deflateRawSync(zeros),
  br: zlib.brotliCompressSync(zeros, brotli),
  zstd: zlib.zstdCompressSync(zeros),
};

const closed: string[] = [];
const server = await sayingRaw((socket, path) => {
  const { pathname, searchParams } = new URL(path, "http://x");
  const size = Number(searchParams.get("size"));
  socket.on("close", () => closed.push(pathname));
  const say = (headers: Record<string, string>, body: string | Buffer) => {
    socket.write(headOf({ "content-length": String(Buffer.byteLength(body)), ...headers }));
    socket.write(body);
  };
  if (pathname === "/bomb") {
    const kind = searchParams.get("kind") ?? "";
    say({ "content-encoding": kind.replace("raw ", "") }, bombs[kind] ?? "");
  } else if (pathname === "/sized") say({}, "x".repeat(size));
  else if (pathname === "/lies") say({ "content-length": String(size) }, "x");
  else if (pathname === "/packed") say({ "content-encoding": "gzip" }, packed(size));
  else if (pathname === "/headers") say({ "x-long": "x".repeat(size) }, "short");
  else if (pathname === "/many-headers") {
    say(
      Object.fromEntries(Array.from({ length: size }, (_, n) => [`x-${n}`, "x".repeat(100)])),
      "",
    );
  } else if (pathname === "/endless" || pathname === "/drip") {
    socket.write(headOf({ "transfer-encoding": "chunked" }));
    const [chunk, everyMs] = pathname === "/drip" ? ["1\r\nx\r\n", 20] : [manyBytes, 1];
    const timer = setInterval(() => socket.write(chunk), everyMs);
    socket.on("close", () => clearInterval(timer));
  } else if (pathname === "/slow-head") {
    socket.write("HTTP/1.1 200 OK\r\nx-slow: ");
    const timer = setInterval(() => socket.write("x"), 20);
    socket.on("close", () => clearInterval(timer));
  } else if (pathname === "/cut") socket.end(`${headOf({ "content-length": "100" })}half`);
  else if (pathname === "/hop" || pathname === "/slow-hop") {
    const delayMs = Number(searchParams.get("ms"));
    const location = `${pathname}?left=${Number(searchParams.get("left")) - 1}&ms=${delayMs}`;
    const head = "HTTP/1.1 302 Found\r\ncontent-length: 0\r\n";
    if (searchParams.get("left") === "0") say({}, "arrived");
    else setTimeout(() => socket.write(`${head}location: ${location}\r\n\r\n`), delayMs);
  }
});
const manyBytes = `10000\r\n${"x".repeat(0x10000)}\r\n`;
afterAll(() => server.close());

const readWith = (limits: Partial<typeof defaultLimits> = {}) =>
  createFetch({
    userAgent: "Coldaisle/1.0",
    transport: { kind: "replay", origin: `http://127.0.0.1:${server.port}` },
    now: () => noon,
    limits,
  });
const read = (path: string, limits = {}) =>
  outcomeOf(readWith(limits)({ url: `https://a.example${path}` }));

test.each(Object.keys(bombs))("a %s bomb is refused without being unpacked", async (kind) => {
  const before = process.memoryUsage().rss;
  let outcome: unknown;
  const begun = performance.now();

  const lag = await lagDuring(async () => {
    outcome = await read(`/bomb?kind=${encodeURIComponent(kind)}`);
  });

  const grownMiB = (process.memoryUsage().rss - before) / MiB;
  const took = `${(performance.now() - begun).toFixed(0)} ms, lag ${lag.toFixed(0)} ms`;
  console.log(
    `${kind} 1:${(zeros.length / (bombs[kind]?.length ?? 1)) | 0}: ${took}, +${grownMiB.toFixed(0)} MiB`,
  );
  expect(outcome).toBe("too-large");
  expect(grownMiB).toBeLessThan(64);
});

test("a page may have 5 MiB, and not a byte more", async () => {
  expect(defaultLimits.bodyBytes).toBe(5 * MiB);
  expect(await read(`/sized?size=${5 * MiB}`)).toBe(200);
  expect(await read(`/sized?size=${5 * MiB + 1}`)).toBe("too-large");
  expect(await read(`/packed?size=${5 * MiB}`)).toBe(200);
  expect(await read(`/packed?size=${5 * MiB + 1}`)).toBe("too-large");
});

test("a packed page may have 2 MiB on the wire, and not a byte more", async () => {
  expect(defaultLimits.wireBytes).toBe(2 * MiB);
  const wireBytes = packed(1000).length;
  expect(await read("/packed?size=1000", { wireBytes })).toBe(200);
  expect(await read("/packed?size=1000", { wireBytes: wireBytes - 1 })).toBe("too-large");
});

test("a page that announces too much is refused before it is read", async () => {
  expect(await read(`/lies?size=${5 * MiB + 1}`)).toBe("too-large");
});

test("headers may have 32 KiB in all", async () => {
  expect(defaultLimits.headerBytes).toBe(32 * KiB);
  expect(await read(`/headers?size=${31 * KiB}`)).toBe(200);
  expect(await read(`/headers?size=${33 * KiB}`)).toBe("network");
  expect(await read("/many-headers?size=1000")).toBe("network");
});

test("an endless page is cut off at its limit, and its connection with it", async () => {
  let outcome: unknown;
  const lag = await lagDuring(async () => {
    outcome = await read("/endless");
  });
  await Bun.sleep(20);

  console.log(`endless stream: lag ${lag.toFixed(0)} ms`);
  expect(outcome).toBe("too-large");
  expect(closed).toContain("/endless");
});

/**
 * Who let go of a page, in its own words, and after how long. Whatever else could end it has a minute or more: a busy
 * machine brings every end late, and then only the words tell one from the other. How late is counted in turns of this
 * process, which the same machine holds up as much.
 */
async function givenUp(path: string, limits: Partial<typeof defaultLimits>) {
  const others = { connectMs: 60_000, firstByteMs: 70_000, wholeMs: 80_000 };
  const begun = performance.now();
  let turnsMs = 0;
  const timer = setInterval(() => (turnsMs += 10), 10);
  const reading = readWith({ ...others, ...limits })({ url: `https://a.example${path}` });
  const { kind, message } = await refusalOf(reading);
  clearInterval(timer);
  return { why: [kind, message], ms: performance.now() - begun, turnsMs };
}

test("a page that drips is given up when its time is over", async () => {
  const wholeMs = 400;
  const { why, ms, turnsMs } = await givenUp("/drip", { wholeMs });
  expect(why).toEqual(["too-slow", "a.example took too long to answer in full."]);
  expect(ms).toBeGreaterThan(wholeMs - 5);
  expect(turnsMs).toBeLessThan(wholeMs + 300);
});

test("a host whose answer never begins is given up when its first byte is due", async () => {
  const firstByteMs = 150;
  for (const path of ["/silence", "/slow-head"]) {
    const { why, ms, turnsMs } = await givenUp(path, { firstByteMs });
    expect(why).toEqual(["too-slow", "a.example did not answer in time."]);
    expect(ms).toBeGreaterThan(firstByteMs - 5);
    expect(turnsMs).toBeLessThan(firstByteMs + 250);
  }
});

test("hosts have 5 s to be reached, 10 s to begin and 20 s to finish", () => {
  const { connectMs, firstByteMs, wholeMs } = defaultLimits;
  expect([connectMs, firstByteMs, wholeMs]).toEqual([5000, 10_000, 20_000]);
});

test("half a page is no page", async () => {
  expect(await read("/cut")).toBe("network");
});

test("five redirects are followed, six are not", async () => {
  expect(await read("/hop?left=5")).toBe(200);
  expect(await read("/hop?left=6")).toBe("too-many-redirects");
  expect(await read("/hop?left=10000")).toBe("too-many-redirects");
});

test("all redirects together have the time of one page", async () => {
  const wholeMs = patience(150);
  const hops = (left: number) => read(`/slow-hop?left=${left}&ms=${0.4 * wholeMs}`, { wholeMs });
  expect(await hops(1)).toBe(200);
  expect(await hops(4)).toBe("too-slow");
});

function packed(size: number): Buffer {
  return zlib.gzipSync(Buffer.alloc(size));
}
