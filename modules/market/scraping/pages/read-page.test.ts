import { afterAll, expect, test } from "bun:test";
import { sources } from "@/modules/market/sources";
import { query } from "@/modules/market/sources/testing";
import { WorkerJobError } from "@/src/workers/worker-pool";
import { houseOnStandIn } from "../fixtures";
import { type PageReaders, readTask } from "./read-page";
import { readAndAnalyse } from "./reader-worker";

const house = await houseOnStandIn();
afterAll(house.close);

/** Readers that lose as many pages as told, and with each the memory that went over to them. */
function losing(times: number): PageReaders & { asked: number } {
  const readers = {
    asked: 0,
    read: async (question: Parameters<PageReaders["read"]>[0]) => {
      readers.asked += 1;
      if (readers.asked > times) return readAndAnalyse(question);
      question.answer.content.fill(0);
      throw new WorkerJobError("too-slow", "Reading took longer than 2000 ms.");
    },
    close: () => {},
  };
  return readers;
}

const [task] = sources.indeed.plan(query({ keywords: ["engineer"], countries: ["GB"] }));
if (!task) throw new Error("Indeed is asked for Great Britain.");
const read = (readers: PageReaders) =>
  readTask(house.app, { readers, task, signal: new AbortController().signal });

test("a page that took too long on a busy machine is read once more, and whole", async () => {
  const readers = losing(1);
  const result = await read(readers);
  expect(readers.asked).toBe(2);
  expect(result).toMatchObject({ state: "done", verdict: "ok" });
  expect(result.finding?.ads.length).toBeGreaterThan(0);
});

test("a page that takes too long twice was not read, and never looks as if it held nothing", async () => {
  const result = await read(losing(2));
  expect(result).toMatchObject({ state: "failed", finding: null });
  expect(result.reason).toContain("longer than");
});
