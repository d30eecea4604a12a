import { afterEach, expect, test } from "bun:test";
import type { Socket } from "bun";
import { Elysia } from "elysia";
import { limitPipelining } from "./pipelining";

let stop = async () => {};
afterEach(() => stop());

function served() {
  let answered = 0;
  const server = new Elysia().use(limitPipelining()).get("/", () => {
    answered += 1;
    return "x".repeat(40_000);
  });
  server.listen(0);
  stop = async () => void (await server.stop(true));
  const port = server.server?.port ?? 0;
  return { port, answered: () => answered };
}

/** Sends so many requests at once and reads nothing. */
async function pipelined(port: number, requests: number) {
  const closed = Promise.withResolvers<void>();
  const gone = () => closed.resolve();
  await Bun.connect({
    ...{ hostname: "127.0.0.1", port },
    socket: {
      open(socket: Socket) {
        socket.pause();
        socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(requests));
      },
      ...{ data: () => {}, close: gone, error: gone, end: gone },
    },
  });
  return closed.promise;
}

test("who sends many requests at once and reads none is cut, and few of them are answered", async () => {
  const { port, answered } = served();
  for (let n = 0; n < 50; n += 1) void pipelined(port, 20);
  const honest = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text()),
  );
  expect(honest.map(({ length }) => length)).toEqual(Array(20).fill(40_000));
  expect(answered()).toBeLessThan(50 * 20);
});

test("a hundred who ask once each are all answered", async () => {
  const { port, answered } = served();
  const asked = Array.from({ length: 100 }, () => fetch(`http://127.0.0.1:${port}/`));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(answered()).toBe(100);
});
