import { expect, test } from "bun:test";
import { audit } from "@/modules/platform/audit";
import { hostile, jpeg } from "@/modules/records/files/corpus.testing";
import { png } from "@/modules/records/files/fixtures";
import { settings } from "@/modules/platform/settings";
import { request, signedIn, testApp, testServer } from "@/modules/testing";
import { branding } from "./index";
import { logos } from "./schema";

async function admin(role: "admin" | "recruiter" = "admin") {
  const app = testApp();
  const { ask, cookie } = await signedIn(app, role);
  const server = testServer(app);
  const send = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const body = new FormData();
    body.set("logo", new File([bytes], name));
    const headers = { origin: "http://localhost", host: "localhost", cookie };
    return server.handle(
      new Request("http://localhost/api/admin/upload-logo", { method: "POST", headers, body }),
    );
  };
  const seen = (path: string) => request(app, "GET", path);
  return { app, ask, send, seen };
}

/** A picture of one colour, drawn by the same means as the product draws. */
const picture = async (width: number, height: number, format: "png" | "jpeg" | "webp" = "png") =>
  new Uint8Array(
    await new Bun.Image(png()).resize(width, height, { fit: "fill" })[format]().bytes(),
  );

test("a logo is put up, seen by everybody, and taken back", async () => {
  const { app, ask, send, seen } = await admin();
  const sent = await send(await picture(1200, 400), "logo.png");
  const { logoUrl } = await sent.json();
  expect(logoUrl).toMatch(/^\/uploads\/[\da-f]{64}\.png$/);
  const look = await (await seen("/api/branding")).json();
  expect(look.logo).toEqual({ url: logoUrl, width: 800, height: 267 });
  const shown = await seen(logoUrl);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(shown.headers.get("cache-control")).toContain("immutable");
  const value = await settings.valueOf(app, "branding");
  await ask("PUT", "/api/settings/branding", { body: { value: { ...value, logoUrl: null } } });
  expect((await branding.look(app)).logo).toBeNull();
  await ask("PUT", "/api/settings/branding", { body: { value } });
  expect((await branding.look(app)).logo?.url).toBe(logoUrl);
});

/** A photograph as a telephone writes it: where it was taken in its notes, and something behind its end. */
function toldWhere(photograph: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const notes = Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\0 GPS 52.37,4.89", "latin1");
  const segment = [0xff, 0xe1, 0, notes.length + 2, ...notes];
  const behind = Buffer.from("GPS 52.37,4.89");
  return new Uint8Array([...photograph.slice(0, 2), ...segment, ...photograph.slice(2), ...behind]);
}

test.each(["png", "jpeg", "webp"] as const)(
  "of a %s nothing is kept but what one sees",
  async (format) => {
    const { app, send, seen } = await admin();
    const drawn = await picture(64, 64, format);
    const sent = format === "jpeg" ? toldWhere(drawn) : drawn;
    const { logoUrl } = await (await send(sent, `logo.${format}`)).json();
    const bytes = Buffer.from(await (await seen(logoUrl)).arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.includes("GPS")).toBe(false);
    expect(await app.db.$count(logos)).toBe(1);
  },
);

test("no hostile file becomes a logo, and none of them lies on the disk", async () => {
  const { app, send } = await admin();
  const large = new Uint8Array(1024 * 1024 + 1);
  const wide = await picture(2049, 8);
  const all = [
    ...hostile,
    ["too large", "a.png", large],
    ["too wide", "a.png", wide],
  ] as typeof hostile;
  const taken = [];
  for (const [what, name, bytes] of all) {
    const { status } = await send(bytes, name);
    if (status < 400) taken.push(what);
    expect([413, 415, 422]).toContain(status);
  }
  console.log(`logo: ${all.length} hostile files, ${taken.length} accepted`);
  expect(taken).toEqual([]);
  expect(await app.db.$count(logos)).toBe(0);
  expect((await send(jpeg, "logo.jpg")).status).toBeGreaterThanOrEqual(400);
});

test("the open address hands out logos and no other file of the house", async () => {
  const { app, seen } = await admin();
  const paper = await app.files.keep(png(), "png");
  expect((await seen(`/uploads/${paper}`)).status).toBe(404);
  expect((await seen("/uploads/..%2F..%2Fcoldaisle.db")).status).toBe(404);
});

test("a logo that nobody uses any more goes after 30 days, and the one in use stays", async () => {
  const { app, send } = await admin();
  await send(await picture(40, 40), "old.png");
  await send(await picture(50, 50), "new.png");
  expect(await branding.purgeLogos(app)).toBe(0);
  const later = Object.assign(Object.create(app), {
    now: () => new Date(app.now().getTime() + 31 * 24 * 60 * 60 * 1000),
  });
  expect(await branding.purgeLogos(later)).toBe(1);
  expect((await branding.look(app)).logo?.width).toBe(50);
});

test.each([
  [
    "a colour that is none",
    { colors: { primary: "red", secondary: "#10B981", accent: "#F59E0B" } },
  ],
  [
    "a colour that ends the style",
    { colors: { primary: "#fff;}*{", secondary: "#10B981", accent: "#F59E0B" } },
  ],
  ["a logo from elsewhere", { logoUrl: "https://evil.example/logo.png" }],
  ["a name of two lines", { companyName: "Noord\nZuid" }],
  ["a name without end", { companyName: "x".repeat(121) }],
  ["a field nobody knows", { favicon: "x" }],
])("%s is refused", async (_, part) => {
  const { app, ask } = await admin();
  const value = { ...(await settings.valueOf(app, "branding")), ...part };
  expect((await ask("PUT", "/api/settings/branding", { body: { value } })).status).toBe(422);
});

test("a group is read as the specification has it, and a change says which field it was", async () => {
  const { app, ask } = await admin();
  const value = await settings.valueOf(app, "branding");
  await ask("PUT", "/api/settings/branding", { body: { value: { ...value, tagline: "On time" } } });
  expect(await (await ask("GET", "/api/settings/branding")).json()).toMatchObject({
    logoUrl: null,
    colors: { primary: "#3B82F6", secondary: "#10B981", accent: "#F59E0B" },
    tagline: "On time",
  });
  expect((await audit.latest(app))[0]).toMatchObject({ details: { fields: ["tagline"] } });
});

test("a recruiter puts up no logo", async () => {
  const { send } = await admin("recruiter");
  expect((await send(png(), "logo.png")).status).toBe(403);
});

test("name, colours and logo stand on every public page, and nothing in a name becomes markup", async () => {
  const { app, send, seen } = await admin();
  const { logoUrl } = await (await send(await picture(60, 60), "logo.png")).json();
  const value = await settings.valueOf(app, "branding");
  const colors = { primary: "#FFE600", secondary: "#10B981", accent: "#F59E0B" };
  const named = { ...value, colors, companyName: "Noord </script><b>", tagline: "On time" };
  await settings.save(app, "branding", { value: named });
  for (const path of ["/careers", "/me", "/legal/privacy"]) {
    const text = await (await seen(path)).text();
    expect(text).not.toContain("</script><b>");
    expect(text).toContain("--brand:#FFE600");
    expect(text).toContain(`src="${logoUrl}"`);
    expect(text).toContain("Noord &lt;/script&gt;&lt;b&gt;");
  }
});
