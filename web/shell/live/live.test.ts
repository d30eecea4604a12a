import { afterEach, expect, jest, spyOn, test } from "bun:test";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { invalidateWithPending } from "./use-live";
import {
  connectLive,
  type LiveMessage,
  parseMessage,
  signedOutCode,
  tooManyCode,
  backoffMs,
} from "./live";
import type { LiveState } from "@/web/state/live";

const servers: Bun.Server<undefined>[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop(true)));
});

/** A server that does one thing to whoever connects. */
function serve(greet: (socket: Bun.ServerWebSocket) => void) {
  let visits = 0;
  const server = Bun.serve({
    port: 0,
    fetch: (request, self) => (self.upgrade(request) ? undefined : new Response("no")),
    websocket: {
      open(socket) {
        visits += 1;
        greet(socket);
      },
      message() {},
    },
  });
  servers.push(server);
  return { url: server.url.href.replace("http", "ws"), visits: () => visits };
}

function listen(url: string) {
  const states: LiveState[] = [];
  const messages: LiveMessage[] = [];
  const onSignedOut = jest.fn();
  const connection = connectLive(url, {
    onState: (state) => states.push(state),
    onMessage: (message) => messages.push(message),
    onSignedOut,
  });
  return { ...connection, states, messages, onSignedOut };
}

async function until(isSo: () => boolean) {
  for (let waited = 0; !isSo() && waited < 2000; waited += 10) await Bun.sleep(10);
  expect(isSo()).toBe(true);
}

const update = { type: "scraping_update", data: { progress: 42, totalFound: 17 } };

test("what the server tells is heard", async () => {
  const { url } = serve((socket) => void socket.send(JSON.stringify(update)));
  const { states, messages, leave } = listen(url);
  await until(() => messages.length === 1);
  expect(messages).toEqual([update as LiveMessage]);
  expect(states).toEqual(["connecting", "open"]);
  leave();
});

test("a lost connection is opened again, and a retry does not wait", async () => {
  const { url, visits } = serve((socket) => socket.close(1011));
  const { states, retry, leave } = listen(url);
  await until(() => states.includes("closed"));
  retry();
  await until(() => visits() === 2);
  await until(() => visits() === 3);
  leave();
});

test("a session that has ended is not knocked on again", async () => {
  const { url, visits } = serve((socket) => socket.close(signedOutCode));
  const { onSignedOut, leave } = listen(url);
  await until(() => onSignedOut.mock.calls.length === 1);
  await Bun.sleep(backoffMs(1) + 100);
  expect(visits()).toBe(1);
  leave();
});

test("a page that nobody looks at gives its place to a newer one until it is seen again", async () => {
  let isHidden = true;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  const { url, visits } = serve((socket) => socket.close(tooManyCode));
  const { states, leave } = listen(url);
  await until(() => states.includes("closed"));
  await Bun.sleep(backoffMs(1) + 100);
  expect(visits()).toBe(1);
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await until(() => visits() === 2);
  leave();
  Reflect.deleteProperty(document, "hidden");
});

test("each loss duplicates the wait, up to half a minute", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(backoffMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test.each([
  "not json",
  "null",
  '{"type":"scraping_update"}',
  '{"type":"scraping_update","data":{"progress":"42","totalFound":1}}',
  '{"type":"toString","data":{}}',
])("%p is only logged", (text) => {
  const warn = spyOn(console, "warn").mockImplementation(() => {});
  expect(parseMessage(text)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test("news that overtakes a first answer has it asked for again", async () => {
  const queries = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const queryFn = () => answers[asked++]?.promise ?? Promise.reject(new Error("asked too often"));
  const seen: unknown[] = [];
  const leave = new QueryObserver(queries, { queryKey: ["recent", "all"], queryFn }).subscribe(
    ({ data }) => data && seen.push(data),
  );
  invalidateWithPending(queries, ["recent"]);
  answers[0]?.resolve("before the news");
  await until(() => asked === 2);
  answers[1]?.resolve("after it");
  await until(() => seen.includes("after it"));
  leave();
  expect([asked, seen.at(-1)]).toEqual([2, "after it"]);
});
