import { afterAll, expect, test } from "bun:test";
import { createCallOut } from "./call-out";
import { Refusal } from "./refusal";
import { headOf, resolvesTo, sayingRaw, somewhere, userAgent } from "./testing";

const heads: string[] = [];
const server = await sayingRaw((socket, path, head) => {
  heads.push(head);
  if (path === "/away")
    socket.end("HTTP/1.1 302 x\r\nlocation: /here\r\ncontent-length: 0\r\n\r\n");
  else if (path === "/large") socket.write(headOf({ "content-length": String(2 ** 20 + 1) }));
  else if (path !== "/silence") socket.end(`${headOf({ "content-length": "4" })}here`);
});
afterAll(() => server.close());

const call = { headers: { "x-key": "k" }, body: '{"q":"ü"}', waitMs: 300 };
const at = (url: string, resolve = resolvesTo("127.0.0.1")) =>
  createCallOut(
    userAgent,
    resolve,
  )({ ...call, url }).then(
    ({ status }) => status,
    (error) => (error instanceof Refusal ? error.kind : error),
  );

test("a machine of one's own is called, by address and by name, without robots.txt", async () => {
  const answer = await createCallOut(userAgent)({
    ...call,
    url: `http://127.0.0.1:${server.port}/v1`,
  });
  expect([answer.status, answer.body]).toEqual([200, "here"]);
  expect(await at(`http://model.internal:${server.port}/v1`)).toBe(200);
  expect(heads.every((head) => head.startsWith("POST /v1 "))).toBe(true);
  expect(heads[0]?.toLowerCase()).toContain("x-key: k\r\n");
  expect(heads[0]?.toLowerCase()).toContain("content-type: application/json\r\n");
});

test("a redirect is an answer and is not followed, so that a key goes nowhere else", async () => {
  const before = server.connections();
  expect(await at(`http://127.0.0.1:${server.port}/away`)).toBe(302);
  expect(server.connections()).toBe(before + 1);
});

test.each([
  ["the address where clouds keep their keys", "http://169.254.169.254/latest", "scheme"],
  ["the same, encrypted", "https://169.254.169.254/latest", "address"],
  [
    "the same of a cloud that keeps it among private addresses",
    "https://100.100.100.200/",
    "address",
  ],
  ["the same of another", "https://[fd00:ec2::254]/latest", "address"],
  ["the same of a third, without encryption", "http://[fd20:ce::254]/", "scheme"],
  ["the same, as seen by the newer protocol", "https://[fe80::1]/", "address"],
  ["the whole network at once", "https://255.255.255.255/", "address"],
  ["no address", "https://0.0.0.0/", "address"],
  ["the internet without encryption", `http://${somewhere}/v1`, "scheme"],
  ["a name and a password", "https://me:secret@model.example/", "address"],
  ["a file", "file:///etc/passwd", "scheme"],
])("%s is never called", async (_, url, kind) => {
  expect(await at(url)).toBe(kind);
});

test("a name that is partly outside is not one's own", async () => {
  const both = resolvesTo("127.0.0.1", somewhere);
  expect(await at(`http://model.example:${server.port}/`, both)).toBe("scheme");
  expect(await at(`https://model.example:${server.port}/`, both)).toBe("address");
  expect(await at("http://model.example/", resolvesTo())).toBe("scheme");
});

test("an answer that is too large or does not come is let go", async () => {
  expect(await at(`http://127.0.0.1:${server.port}/large`)).toBe("too-large");
  expect(await at(`http://127.0.0.1:${server.port}/silence`)).toBe("too-slow");
});
