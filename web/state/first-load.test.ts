import { expect, test } from "bun:test";
import { storePreloaded, takePreloaded } from "./first-load";

test("an answer that was asked for ahead is taken once, by whoever asks for the same", async () => {
  const address = "/api/candidates?limit=50";
  const ahead = { address, answer: Promise.resolve(new Response("[]")) };
  storePreloaded(ahead);
  expect(takePreloaded("http://localhost/api/candidates?limit=9")).toBeUndefined();
  expect(await (await takePreloaded(`http://localhost${address}`))?.text()).toBe("[]");
  storePreloaded(ahead);
  expect(takePreloaded(`http://localhost${address}`)).toBeUndefined();
});
