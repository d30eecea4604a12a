import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "../fetch/testing";
import { createWorkerPool, WorkerJobError, readingDeadlineMs, workerAt } from "./worker-pool";

let started = 0;
const start = () => {
  started += 1;
  return workerAt("src/workers/worker-pool.testing.ts");
};
const deadlineMs = 300;
const loadingMs = 100;
const readers = createWorkerPool<string, string>({ start, size: 2, deadlineMs, loadingMs });
afterAll(() => readers.close());

const outcomeOf = (job: Promise<string>) =>
  job.catch((error) => (error instanceof WorkerJobError ? error.kind : "another error"));

test("pages are read by at most as many workers as were asked for, started when needed", async () => {
  expect(started).toBe(0);

  const pages = Array.from({ length: 20 }, (_, index) => `page ${index}`);

  expect(await Promise.all(pages.map(readers.read))).toEqual(pages.map((page) => `read ${page}`));
  expect(started).toBe(2);
});

test("a page that never ends to be read is given up, and the next one is read", async () => {
  const begun = performance.now();

  expect(await outcomeOf(readers.read("never stop"))).toBe("too-slow");

  expect(performance.now() - begun).toBeGreaterThanOrEqual(deadlineMs - 5);
  expect(await readers.read("the next page")).toBe("read the next page");
});

test.each(["break", "leave"])(
  "a worker that %ps neither ends the process nor the reading",
  async (way) => {
    expect(await outcomeOf(readers.read(way))).toBe("crashed");
    expect(await readers.read("the next page")).toBe("read the next page");
  },
);

test("one page that never ends does not hold up the others", async () => {
  const endless = outcomeOf(readers.read("never stop"));

  expect(await readers.read("another page")).toBe("read another page");
  expect(await endless).toBe("too-slow");
});

test("pages that wait behind one that never ends are read by the worker that follows", async () => {
  const own = createWorkerPool<string, string>({ start, size: 1, deadlineMs, loadingMs });
  const endless = outcomeOf(own.read("never stop"));
  const behind = Promise.all([own.read("the second page"), own.read("the third page")]);

  expect(await endless).toBe("too-slow");
  expect(await behind).toEqual(["read the second page", "read the third page"]);
  own.close();
});

test("memory that a page gives away leaves this thread, and only when the page's turn has come", async () => {
  const memoryOf = ({ buffer }: Uint8Array) => (buffer instanceof ArrayBuffer ? [buffer] : []);
  const own = createWorkerPool<Uint8Array, string>({ start, size: 1, memoryOf });
  const pages = [new Uint8Array([1]), new Uint8Array([2])];

  const read = pages.map((page) => own.read(page));

  expect(pages.map(({ byteLength }) => byteLength)).toEqual([0, 1]);
  expect(await Promise.all(read)).toEqual(["read 1", "read 2"]);
  own.close();
});

test("a worker may take its time to start, which is not its first page's fault", async () => {
  const own = createWorkerPool<string, string>({ start, size: 1, deadlineMs: 0, loadingMs: 5000 });

  expect(await own.read("the first page")).toBe("read the first page");
  expect(await outcomeOf(own.read("never stop"))).toBe("too-slow");
  own.close();
});

test("closed readers read nothing any more, and what they were reading is given up", async () => {
  const own = createWorkerPool<string, string>({ start, size: 1, deadlineMs: 5000 });
  const running = outcomeOf(own.read("never stop"));
  await Bun.sleep(50);

  own.close();

  expect(await running).toBe("crashed");
  expect(await outcomeOf(own.read("a page"))).toBe("crashed");
});

test("a page may be read for two seconds", () => {
  expect(readingDeadlineMs).toBe(2000);
});

const program = (root: string) => `
import { createWorkerPool, workerAt } from "${root}/src/workers/worker-pool";
const readers = createWorkerPool({ start: () => workerAt("src/workers/worker-pool.testing.ts"), size: 1 });
console.log(await readers.read("from anywhere"));
`;

test("a finished command is not kept alive by its idle readers", async () => {
  const folder = await mkdtemp(join(tmpdir(), "readers-"));
  const main = join(folder, "main.ts");
  await Bun.write(main, program(join(import.meta.dir, "../..")));

  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, main], { timeout: 5000 });

  expect([exitCode, stdout.toString(), stderr.toString()]).toEqual([0, "read from anywhere\n", ""]);
  await rm(folder, { recursive: true });
});
