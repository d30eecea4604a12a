import { expect, test } from "bun:test";
import { leave, left } from "./calm";

test("an answer that was asked for ahead is taken once, by whoever asks for the same", async () => {
  const address = "/api/candidates?limit=50";
  const ahead = { address, answer: Promise.resolve(new Response("[]")) };
  leave(ahead);
  expect(left("http://localhost/api/candidates?limit=9")).toBeUndefined();
  expect(await (await left(`http://localhost${address}`))?.text()).toBe("[]");
  leave(ahead);
  expect(left(`http://localhost${address}`)).toBeUndefined();
});
