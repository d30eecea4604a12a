import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { holders, request, signedIn, testApp, testServer } from "@/modules/testing";
import { fileOf, png } from "./fixtures";

async function desk() {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  const server = testServer(app);
  const put = (recordId: string, file: File, kind = "candidate") => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ kind, recordId, type: "portrait" }))
      body.set(name, value);
    body.set("file", file);
    const headers = { cookie: me.cookie, origin: "http://localhost", host: "localhost" };
    const asked = { method: "POST", headers, body };
    return server.handle(new Request("http://localhost/api/files", asked));
  };
  const shown = async (ids: string[], kind = "candidate") =>
    (await me.ask("GET", `/api/files/portraits?kind=${kind}&ids=${ids.join()}`)).json();
  return { app, me, put, shown };
}

test("a candidate's photo is drawn anew and small, and shown to whoever is signed in", async () => {
  const { app, me, put, shown } = await desk();
  const [{ id }, other] = [await added(app), await added(app)];
  const large = await new Bun.Image(png()).resize(900, 600, { fit: "fill" }).jpeg().bytes();
  const note = Buffer.from("GPS Amsterdam");
  const segment = Buffer.from([0xff, 0xfe, 0, note.length + 2, ...note]);
  const sent = Buffer.concat([large.subarray(0, 2), segment, large.subarray(2)]);
  const answer = await put(id, fileOf(new Uint8Array(sent), "Me at home.jpg"));
  expect(answer.status).toBe(201);
  const file = await answer.json();
  expect(file).toMatchObject({ name: "Me at home.png", type: "portrait", audience: "internal" });
  expect(await shown([id, other.id])).toEqual([{ recordId: id, fileId: file.id }]);

  const seen = await me.ask("GET", `/api/files/${file.id}/portrait`);
  expect(seen.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(seen.headers.get("content-security-policy")).toContain("sandbox");
  const bytes = Buffer.from(await seen.bytes());
  expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 256, height: 171 });
  expect(bytes.includes("GPS Amsterdam")).toBe(false);
  expect((await request(app, "GET", `/api/files/${file.id}/portrait`)).status).toBe(401);
});

test("another photo takes its place, and one that was removed comes back", async () => {
  const { app, me, put, shown } = await desk();
  const { id } = await added(app);
  const first = await (await put(id, fileOf(png(), "a.png"))).json();
  const second = await (await put(id, fileOf(png(), "b.png"))).json();
  expect(await shown([id])).toEqual([{ recordId: id, fileId: second.id }]);
  expect((await me.ask("GET", `/api/files/${first.id}/portrait`)).status).toBe(404);

  const body = { fileIds: [second.id] };
  await me.ask("POST", "/api/files/removals", { body });
  expect(await shown([id])).toEqual([]);
  await me.ask("DELETE", "/api/files/removals", { body });
  expect(await shown([id])).toEqual([{ recordId: id, fileId: second.id }]);
});

test("a client has a logo, a project has none, and no document becomes a photo", async () => {
  const { app, me, put, shown } = await desk();
  const [client, { id }] = [await addedClient(app), await added(app)];
  const logo = await (await put(client.id, fileOf(png(), "logo.png"), "client")).json();
  expect(await shown([client.id], "client")).toEqual([{ recordId: client.id, fileId: logo.id }]);
  const project = await put((await addedProject(app)).id, fileOf(png(), "a.png"), "project");
  expect((await project.json()).message).toContain("Only candidates and clients");

  const disguised = await put(id, fileOf("<script>alert(1)</script>", "me.png"));
  expect((await disguised.json()).message).toBe("Choose a picture: PNG, JPEG or WebP.");
  const photo = await (await put(id, fileOf(png(), "me.png"))).json();
  const letter = await me.ask("PATCH", `/api/files/${photo.id}`, {
    body: { version: 1, audience: "client", name: "face.png" },
  });
  expect(await letter.json()).toMatchObject({ type: "portrait", audience: "internal" });
  const turned = await me.ask("PATCH", `/api/files/${photo.id}`, {
    body: { version: 2, type: "portrait" },
  });
  expect(turned.status).toBe(422);
});

test("a photo goes with everything else of an erased person", async () => {
  const { app, put, shown } = await desk();
  const { id } = await added(app);
  const photo = await (await put(id, fileOf(png(), "me.png"))).json();
  const subject = { type: "candidate" as const, id };
  const collected = await Promise.all(holders.map((it) => it.collect(app, subject)));
  expect(JSON.stringify(collected)).toContain(photo.id);
  for (const holder of holders) {
    const { writes, news } = await holder.erase(app, subject);
    await app.write(writes, ...news);
  }
  expect(await shown([id])).toEqual([]);
});
