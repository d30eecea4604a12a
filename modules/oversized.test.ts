import { afterAll, expect, test } from "bun:test";
import { listen } from "@/src/server";
import { speak } from "./fixtures";
import { signedIn, testApp, testServer } from "./testing";

const app = testApp({}, { PORT: "0" });
const admin = signedIn(app);
const server = testServer(app);
const address = listen(server, app);
afterAll(() => server.stop(true));

test("a body larger than any upload is refused before it is read", async () => {
  const { cookie } = await admin;
  const headers = { cookie, origin: address, "content-type": "application/json" };
  const body = "x".repeat(12 * 1024 * 1024);
  const send = (part: BodyInit) =>
    fetch(`${address}/api/jobs/archivals`, { method: "POST", headers, body: part });
  expect((await send(body)).status).toBe(413);
  const untold = await send(inPieces(body));
  expect([untold.status, await untold.text()]).toEqual([413, expect.stringContaining("11 MiB")]);
  const form = `--x\r\nContent-Disposition: form-data; name="more"\r\n\r\n${body}\r\n--x--\r\n`;
  const pieces = await fetch(`${address}/api/jobs/from-file`, {
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
    body: inPieces(form),
  });
  expect(pieces.status).toBe(413);
});

/** A body that does not say how long it is. */
const inPieces = (text: string) =>
  new ReadableStream<Uint8Array>({
    async start(to) {
      for (let at = 0; at < text.length; at += 1_000_000) {
        to.enqueue(Buffer.from(text.slice(at, at + 1_000_000)));
        await Bun.sleep(1);
      }
      to.close();
    },
  });

test("a connection that sent too much is answered, read to its end and goes on", async () => {
  const { hostname, port } = new URL(address);
  const size = 12 * 1024 * 1024;
  const begin = `POST /api/tasks HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${size}\r\n\r\n`;
  const next = `GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`;
  const heard = await speak(hostname, Number(port), begin + "x".repeat(size) + next);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});
