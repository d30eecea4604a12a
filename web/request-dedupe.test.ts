import { beforeEach, expect, test } from "bun:test";
import { resetRequests, sendOnce } from "./request-dedupe";

beforeEach(resetRequests);

type Sent = { address: string; method: string; key: string | null };

/** A server that notes what arrives and answers as it is told to. */
function server(answers: (Response | Error | "slow")[] = []) {
  const arrived: Sent[] = [];
  const send = async (address: string, init: RequestInit) => {
    const method = init.method ?? "GET";
    arrived.push({ address, method, key: new Headers(init.headers).get("Idempotency-Key") });
    const next = answers.shift();
    if (next instanceof Error) throw next;
    if (next === "slow") await Bun.sleep(150);
    return next instanceof Response
      ? next
      : new Response(`{"n":${arrived.length}}`, { status: 201 });
  };
  const call = (address: string, body: unknown = {}, method = "POST") =>
    sendOnce(send, address, { method, body: JSON.stringify(body) });
  return { arrived, call };
}

const texts = (answers: Response[]) => Promise.all(answers.map((it) => it.text()));
const lost = () => new TypeError("Failed to fetch");
const refusal = (status: number, code: string) => Response.json({ code, message: "" }, { status });

test("two clicks on a slow line are one change, and both learn what became of it", async () => {
  const { arrived, call } = server(["slow"]);
  const first = call("/api/clients", { name: "A" });
  await Bun.sleep(120);
  const answers = await Promise.all([first, call("/api/clients", { name: "A" })]);
  expect(await texts(answers)).toEqual(['{"n":1}', '{"n":1}']);
  expect(arrived).toHaveLength(1);
});

test("the second half of a double click is no second change, also after a fast answer", async () => {
  const { arrived, call } = server();
  await call("/api/clients");
  await Bun.sleep(60);
  expect(await (await call("/api/clients")).text()).toBe('{"n":1}');
  expect(arrived).toHaveLength(1);
});

test("what is meant is sent: another change, the same after another, the same a moment later", async () => {
  const { arrived, call } = server();
  await call("/api/notes", { text: "a" });
  await call("/api/notes", { text: "b" });
  await call("/api/notes", { text: "b" }, "DELETE");
  await call("/api/notes", { text: "b" });
  await Bun.sleep(560);
  await call("/api/notes", { text: "b" });
  expect(arrived.map(({ method }) => method)).toEqual(["POST", "POST", "DELETE", "POST", "POST"]);
  const keys = arrived.flatMap(({ key }) => key ?? []);
  expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
});

test("reading is never held back", async () => {
  const { arrived, call } = server();
  await Promise.all([
    call("/api/clients", undefined, "GET"),
    call("/api/clients", undefined, "GET"),
  ]);
  expect(arrived.map(({ key }) => key)).toEqual([null, null]);
});

test("where no answer came it is sent again with the same key, which waits for the first", async () => {
  const { arrived, call } = server([lost(), refusal(409, "busy")]);
  expect((await call("/api/clients")).status).toBe(201);
  expect(arrived).toHaveLength(3);
  expect(new Set(arrived.map(({ key }) => key)).size).toBe(1);
});

test("after the line was down for longer the person's own second try has the key of the first", async () => {
  const { arrived, call } = server([lost(), lost(), lost()]);
  expect(call("/api/clients")).rejects.toThrow("Failed to fetch");
  await Bun.sleep(1700);
  expect((await call("/api/clients")).status).toBe(201);
  await Bun.sleep(560);
  await call("/api/clients");
  const keys = arrived.map(({ key }) => key);
  expect([keys.length, new Set(keys.slice(0, 4)).size, keys[4] === keys[0]]).toEqual([5, 1, false]);
});

test("a refusal is told at once, and what is sent after it is looked at anew", async () => {
  const { arrived, call } = server([refusal(422, "invalid"), refusal(409, "busy")]);
  expect((await call("/api/clients")).status).toBe(422);
  expect((await call("/api/clients")).status).toBe(409);
  expect(arrived).toHaveLength(2);
  expect(arrived[0]?.key).not.toBe(arrived[1]?.key as string);
});

test("files are told apart by what they are, not by what they are called alone", async () => {
  const arrived: string[] = [];
  const send = async (_: string, { body }: RequestInit) => {
    arrived.push(String((body as FormData).get("file")));
    return new Response("{}", { status: 201 });
  };
  const form = (text: string) => {
    const body = new FormData();
    body.set("file", new File([text], "cv.txt", { lastModified: 1 }));
    return body;
  };
  for (const text of ["a", "a", "ab"])
    await sendOnce(send, "/api/files", { method: "POST", body: form(text) });
  expect(arrived).toHaveLength(2);
});
