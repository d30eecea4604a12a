import { expect, test } from "bun:test";
import { noon, request, signedIn, testApp, testServer } from "@/modules/testing";
import { hostile } from "@/modules/records/files/corpus.testing";
import { pictures } from "./fixtures";
import { purge } from "./pictures";

async function desk() {
  let now = noon;
  const app = testApp({ now: () => now });
  const me = await signedIn(app, "viewer");
  const server = testServer(app);
  const send = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const body = new FormData();
    body.set("picture", new File([bytes], name));
    const headers = { cookie: me.cookie, origin: "http://localhost", host: "localhost" };
    const asked = { method: "PUT", headers, body };
    return server.handle(new Request("http://localhost/api/profile/picture", asked));
  };
  const wait = (hours: number) => void (now = new Date(noon.getTime() + hours * 3_600_000));
  return { app, me, send, wait };
}

test("a photograph becomes a small picture without its notes, which everybody signed in sees where one is named", async () => {
  const { app, me, send } = await desk();
  const photo = await pictures.photograph({ width: 1200, height: 900, note: "GPS Amsterdam" });
  expect(Buffer.from(photo).includes("GPS Amsterdam")).toBe(true);
  const { profileImageUrl: address } = await (await send(photo, "me.jpg")).json();

  const colleague = await signedIn(app, "recruiter");
  const seen = await colleague.ask("GET", address);
  expect(seen.headers.get("content-type")).toBe("image/png");
  expect(seen.headers.get("content-security-policy")).toContain("sandbox");
  const bytes = Buffer.from(await seen.bytes());
  expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 256, height: 192 });
  expect(bytes.includes("GPS Amsterdam")).toBe(false);
  expect((await request(app, "GET", address)).status).toBe(401);
  const people = await (await colleague.ask("GET", "/api/colleagues")).json();
  expect(people).toContainEqual(expect.objectContaining({ profileImageUrl: address }));
  const user = await (await me.ask("GET", "/api/auth/user")).json();
  expect(user.profileImageUrl).toBe(address);
});

test("another picture takes its place, and one that was taken off comes back within a day", async () => {
  const { app, me, send, wait } = await desk();
  const first = await (await send(await pictures.photograph({ width: 40 }), "a.jpg")).json();
  const second = await (await send(await pictures.photograph({ width: 41 }), "b.jpg")).json();
  expect((await me.ask("GET", first.profileImageUrl)).status).toBe(404);
  const address: string = second.profileImageUrl;

  const removed = await me.ask("DELETE", "/api/profile/picture");
  expect((await removed.json()).profileImageUrl).toBeNull();
  expect((await me.ask("GET", address)).status).toBe(404);
  const back = await me.ask("POST", "/api/profile/picture/restoration");
  expect((await back.json()).profileImageUrl).toBe(address);

  await me.ask("DELETE", "/api/profile/picture");
  wait(23);
  expect(await purge(app)).toBe(0);
  wait(25);
  expect(await purge(app)).toBe(1);
  const cookie = (await signedIn(app)).cookie;
  expect((await request(app, "GET", address, { cookie })).status).toBe(404);
});

test("nothing but a picture is taken, whatever it is called", async () => {
  const { me, send } = await desk();
  const others = hostile.map(async ([what, name, bytes]) => {
    const { status } = await send(bytes, name);
    return status === 415 || status === 413 ? null : `${what}: ${status}`;
  });
  expect((await Promise.all(others)).filter(Boolean)).toEqual([]);
  const vast = await send(await pictures.photograph({ width: 5001, height: 1 }), "me.jpg");
  expect(await vast.json()).toMatchObject({
    message: "The picture is wider or higher than 5000 pixels. Make it smaller.",
  });
  expect((await (await me.ask("GET", "/api/profile")).json()).profileImageUrl).toBeNull();
});
