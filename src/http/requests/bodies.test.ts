import { afterEach, expect, test } from "bun:test";
import { createConnection } from "node:net";
import { Elysia, ParseError } from "elysia";
import { compilePolicy } from "../policy";
import { bodies } from "./bodies";

let stop = async () => {};
afterEach(() => stop());

const boundary = "----sent";
const type = `multipart/form-data; boundary=${boundary}`;
const field = (name: string, value: string, file = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

/** Bytes of each field of a form. */
const sizes = (body: unknown) =>
  Object.fromEntries(
    Object.entries(Object(body)).map(([name, value]) => [
      name,
      value instanceof File ? value.size : value,
    ]),
  );

function served() {
  const find = compilePolicy({
    "POST /form": { for: "anyone", upload: true },
    "POST /page": { for: "anyone", upload: "cut" },
  });
  const server = new Elysia({ serve: { idleTimeout: 1, maxRequestBodySize: 1024 ** 3 } })
    .onError(({ error }) => (error instanceof ParseError ? String(error.cause) : undefined))
    .use(bodies(find))
    .post("/form", ({ body }) => sizes(body))
    .post("/page", ({ body }) => sizes(body));
  server.listen(0);
  stop = async () => void (await server.stop(true));
  return server.server?.port ?? 0;
}

/** Sends a form in so many pieces, one each so many milliseconds; answers what came back until the connection closed. */
async function slowly(port: number, pieces: Buffer[], everyMs: number, size: number) {
  const { promise, resolve } = Promise.withResolvers<string>();
  let heard = "";
  const socket = createConnection({ port, host: "127.0.0.1" });
  socket.on("data", (bytes) => (heard += String(bytes)));
  socket.on("close", () => resolve(heard));
  socket.on("error", () => {});
  socket.write(
    `POST /form HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`,
  );
  for (const piece of pieces) {
    socket.write(piece);
    await Bun.sleep(everyMs);
  }
  return promise;
}

const slowForm = Buffer.from(
  `${field("cv", "x".repeat(70_000), '; filename="cv.txt"')}--${boundary}--\r\n`,
);
const inPieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );

test("an upload that is slower than Bun's own patience lives as long as it moves, and a dead one ends", async () => {
  const port = served();
  const moving = slowly(port, inPieces(slowForm, 7000), 700, slowForm.length);
  const dead = slowly(port, [Buffer.from(`--${boundary}`)], 0, 60_000);
  expect(await moving).toContain('{"cv":70000}');
  expect(await dead).not.toContain("200 OK");
}, 60_000);

const large = (last: string) =>
  `${field("firstName", "Sanne")}${field("cv", "x".repeat(30 * 1024 * 1024), '; filename="cv.pdf"')}${field("coverLetter", last)}--${boundary}--\r\n`;

const sent = (port: number, path: string, body: BodyInit, as: string = type) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": as },
    body,
  });

test("a page's form that is too large comes with all its fields and its file cut short", async () => {
  const answer = await sent(served(), "/page", large("Because of the cold aisle."));
  const told = (await answer.json()) as Record<string, unknown>;
  expect(told).toMatchObject({ firstName: "Sanne", coverLetter: "Because of the cold aisle." });
  expect(told["cv"]).toBeWithin(10 * 1024 * 1024, 13 * 1024 * 1024);
});

test("elsewhere no file is ever cut: the form is refused", async () => {
  const answer = await sent(served(), "/form", large(""));
  expect([answer.status, await answer.text()]).not.toContain(200);
  expect(answer.ok).toBe(false);
});

test("a text in braces stays a text, and what comes twice is a list", async () => {
  const body = `${field("a", '{"b":1}')}${field("c", "1")}${field("c", "2")}--${boundary}--\r\n`;
  expect(await (await sent(served(), "/form", body)).json()).toEqual({
    a: '{"b":1}',
    c: ["1", "2"],
  });
});

test.each([
  ["in another encoding", Buffer.from('{"name":"Z\u00fcrich"}', "latin1"), "UTF-8"],
  ["with half a sign", Buffer.from('{"name":"\\ud83d x"}'), "JSON"],
  ["deeper than anything", Buffer.from("[".repeat(80) + "]".repeat(80)), "JSON"],
])("JSON %s is refused instead of kept otherwise", async (_, bytes, word) => {
  const answer = await sent(served(), "/form", bytes, "application/json");
  expect(answer.status).not.toBe(200);
  expect(await answer.text()).toContain(word);
});

test.each([
  '{"name":"Z\u00fcrich \\ud83d\\ude00"}',
  '\ufeff{"name":"Z\u00fcrich"}',
  '{"a":"\\\\ud83d"}',
])("JSON as it should be is read: %s", async (text) => {
  const answer = await sent(served(), "/form", text, "application/json");
  expect(await answer.json()).toEqual(JSON.parse(text.replace("\ufeff", "")));
});
