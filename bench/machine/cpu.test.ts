import { expect, test } from "bun:test";
import { cpuMs } from "./cpu";

test("what an ended thread had taken stays part of its process", async () => {
  const source =
    "for (const end = performance.now() + 150; performance.now() < end;); postMessage(0);";
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  await new Promise((done) => (worker.onmessage = done));
  const before = cpuMs(process.pid);
  worker.terminate();
  await Bun.sleep(300);
  expect(cpuMs(process.pid)).toBeGreaterThanOrEqual(before);
});
