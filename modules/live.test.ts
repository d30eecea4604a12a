import { afterAll, expect, test } from "bun:test";
import type { App } from "@/src/app";
import { listen } from "@/src/server";
import { oneFile } from "./fixtures";
import { newMatch } from "./staffing/matching";
import { scrapingUpdate } from "./market/scraping";
import { signedIn, testApp, testServer } from "./testing";
import { sessions } from "./platform/accounts";

const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

function opened(app: App) {
  const server = testServer(app);
  const address = listen(server, app);
  closers.push(() => server.stop(true));
  return address;
}

const house = () => testApp({}, { PORT: "0", ...oneFile() });

type Line = {
  socket: WebSocket;
  heard: unknown[];
  open: Promise<boolean>;
  closed: Promise<number>;
};

function connect(address: string, headers: Record<string, string>): Line {
  const url = `${address.replace("http", "ws")}/ws`;
  // A browser sends its origin by itself; here the test says which.
  const socket = new WebSocket(url, { headers } as never);
  const heard: unknown[] = [];
  const open = Promise.withResolvers<boolean>();
  const closed = Promise.withResolvers<number>();
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  socket.onopen = () => open.resolve(true);
  socket.onerror = () => open.resolve(false);
  socket.onclose = ({ code }) => {
    open.resolve(false);
    closed.resolve(code);
  };
  return { socket, heard, open: open.promise, closed: closed.promise };
}

const within = <Value>(ms: number, promise: Promise<Value>) =>
  Promise.race([promise, Bun.sleep(ms).then(() => "too late" as const)]);

test("the live channel opens only with a session and from the application itself", async () => {
  const app = house();
  const address = opened(app);
  const { cookie } = await signedIn(app, "viewer");
  const tries: [Record<string, string>, boolean][] = [
    [{ origin: address, cookie }, true],
    [{ origin: address }, false],
    [{ origin: address, cookie: "coldaisle=forged" }, false],
    [{ origin: "https://elsewhere.example", cookie }, false],
    [{ origin: "null", cookie }, false],
    [{ cookie }, false],
  ];
  for (const [headers, isOpen] of tries) {
    const line = connect(address, headers);
    expect([headers, await line.open]).toEqual([headers, isOpen]);
    line.socket.close();
  }
  const upgrade = {
    connection: "upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
  const status = async (headers: object) =>
    (await fetch(`${address}/ws`, { headers: { ...upgrade, ...headers } })).status;
  expect(await status({ origin: address })).toBe(401);
  expect(await status({ origin: "https://elsewhere.example", cookie })).toBe(403);
});

test("news arrives exactly as the specification writes it, from another process too", async () => {
  const file = oneFile();
  const app = testApp({}, { PORT: "0", ...file });
  const other = testApp({}, file);
  const address = opened(app);
  const { cookie } = await signedIn(app, "viewer");
  const line = connect(address, { origin: address, cookie });
  await line.open;
  const match = { candidateName: "Noor de Wit", jobTitle: "UPS Engineer", score: 91 };
  await app.publish(scrapingUpdate(40, 12), newMatch(match));
  await other.publish(scrapingUpdate(50, 13));
  await Bun.sleep(600);
  expect(line.heard).toEqual([
    { type: "scraping_update", data: { progress: 40, totalFound: 12 } },
    { type: "new_match", data: match },
    { type: "scraping_update", data: { progress: 50, totalFound: 13 } },
  ]);
  line.socket.close();
  await other.close();
});

test.each(["in this process", "in another process"])(
  "whoever signs out %s is off the line within a second, others stay",
  async (where) => {
    const file = oneFile();
    const app = testApp({}, { PORT: "0", ...file });
    const other = testApp({}, file);
    const address = opened(app);
    const [leaver, stayer] = [await signedIn(app, "viewer"), await signedIn(app, "viewer")];
    const lines = [leaver, stayer].map(({ cookie }) =>
      connect(address, { origin: address, cookie }),
    );
    await Promise.all(lines.map((line) => line.open));
    if (where === "in this process") await leaver.ask("POST", "/api/auth/logout");
    else {
      const { writes, news } = await sessions.endSessionsWrites(other, leaver.user.id);
      await other.write(writes, ...news);
    }
    expect(await within(1000, lines[0]?.closed ?? Promise.reject())).toBe(4401);
    expect(lines[1]?.socket.readyState).toBe(WebSocket.OPEN);
    lines[1]?.socket.close();
    await other.close();
  },
);

test("a person has five lines; the sixth takes the place of the oldest", async () => {
  const app = house();
  const address = opened(app);
  const { cookie } = await signedIn(app, "viewer");
  const lines: Line[] = [];
  for (let n = 0; n < 6; n += 1) {
    lines.push(connect(address, { origin: address, cookie }));
    expect(await lines.at(-1)?.open).toBe(true);
  }
  expect(await within(1000, lines[0]?.closed ?? Promise.reject())).toBe(4429);
  await Bun.sleep(20);
  expect(lines.slice(1).every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  lines.forEach(({ socket }) => socket.close());
});

test("who talks on is shown out, who says little is not", async () => {
  const app = house();
  const address = opened(app);
  const { cookie } = await signedIn(app, "viewer");
  const [calm, flood, shout] = [1, 2, 3].map(() =>
    connect(address, { origin: address, cookie }),
  ) as [Line, Line, Line];
  await Promise.all([calm.open, flood.open, shout.open]);
  for (let n = 0; n < 20; n += 1) calm.socket.send("ping");
  for (let n = 0; n < 21; n += 1) flood.socket.send("ping");
  shout.socket.send("x".repeat(5000));
  expect(await within(1000, flood.closed)).toBe(4429);
  expect(await within(1000, shout.closed)).not.toBe("too late");
  expect(calm.socket.readyState).toBe(WebSocket.OPEN);
  calm.socket.close();
});

test("who never reads is dropped, and those who read hear everything", async () => {
  const app = house();
  const address = opened(app);
  const { cookie } = await signedIn(app, "viewer");
  const { hostname, port } = new URL(address);
  let isDeaf = true;
  const dropped = Promise.withResolvers<"dropped">();
  const deaf = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) =>
        void socket.write(
          `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${address}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        ),
      data: (socket) => void (isDeaf && socket.pause()),
      close: () => dropped.resolve("dropped"),
      error: () => dropped.resolve("dropped"),
    },
  });
  const reader = connect(address, { origin: address, cookie });
  await reader.open;
  const long = "x".repeat(60_000);
  const told = 150;
  for (let score = 1; score <= told; score += 1) {
    await app.publish(newMatch({ candidateName: long, jobTitle: "UPS Engineer", score }));
    while (reader.heard.length < score) await Bun.sleep(1);
  }
  isDeaf = false;
  deaf.resume();
  expect(await within(3000, dropped.promise)).toBe("dropped");
  expect(reader.heard).toHaveLength(told);
  reader.socket.close();
});
