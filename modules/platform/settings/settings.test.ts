import { expect, spyOn, test } from "bun:test";
import { audit } from "@/modules/platform/audit";
import { request, signedIn, testApp } from "@/modules/testing";
import { settings } from "./index";
import { settings as table } from "./schema";

const secret = "sk-a-key-that-nobody-may-see-4711";
const connection = {
  baseUrl: "https://api.openai.com/v1",
  model: "careful-1",
  timeoutSeconds: 60,
  centsPerMillionIn: 15,
  centsPerMillionOut: 60,
};
const path = "/api/settings/ai.openai";

async function admin() {
  const app = testApp();
  const { ask } = await signedIn(app);
  const put = (body: object, to = path) => ask("PUT", to, { body });
  const kept = async () => (await app.db.select().from(table))[0];
  return { app, ask, put, kept };
}

test("nothing is set at first, and nobody is asked", async () => {
  const { ask } = await admin();
  const group = await (await ask("GET", "/api/settings/ai")).json();
  const all = group.settings;
  expect(all.map(({ key }: { key: string }) => key)).toEqual([
    "ai",
    "ai.openai",
    "ai.anthropic",
    "ai.ollama",
  ]);
  expect(all[0]).toMatchObject({ value: { provider: null }, version: 0, updatedAt: null });
});

test("a key goes in and never comes out, not even sealed, and the audit trail knows no part of it", async () => {
  const { app, ask, put, kept } = await admin();
  const printed = spyOn(process.stderr, "write");
  const saved = await put({ value: connection, secret, version: 0 });
  expect(await saved.clone().json()).toMatchObject({
    version: 1,
    secret: { isSet: true, hint: "4711" },
  });
  const told = [
    await saved.text(),
    await (await ask("GET", "/api/settings/ai")).text(),
    JSON.stringify(await audit.latest(app)),
    JSON.stringify(printed.mock.calls),
  ].join();
  printed.mockRestore();
  for (const part of [secret, "nobody-may", (await kept())?.secret ?? "?"])
    expect(told).not.toContain(part);
  expect((await kept())?.secret).not.toContain("nobody");
  expect(await settings.secretOf(app, "ai.openai")).toBe(secret);
  expect((await audit.latest(app))[0]).toMatchObject({
    action: "setting.changed",
    entityId: "ai.openai",
    details: { secret: "replaced" },
  });
});

test("a key too short to hide shows nothing of itself", async () => {
  const { put } = await admin();
  const saved = await (await put({ value: connection, secret: "short-key" })).json();
  expect(saved.secret).toEqual({ isSet: true, hint: null });
});

test("saving without a key keeps it, null removes it", async () => {
  const { app, put } = await admin();
  await put({ value: connection, secret });
  await put({ value: { ...connection, model: "careful-2" } });
  expect(await settings.secretOf(app, "ai.openai")).toBe(secret);
  await put({ value: connection, secret: null });
  expect(await settings.secretOf(app, "ai.openai")).toBeNull();
});

test("a kept key does not follow when the address is turned elsewhere", async () => {
  const { app, put } = await admin();
  await put({ value: connection, secret });
  const elsewhere = { ...connection, baseUrl: "https://evil.example/v1" };
  const refused = await put({ value: elsewhere });
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ["secret"]]);
  expect((await settings.valueOf(app, "ai.openai")).baseUrl).toBe(connection.baseUrl);
  expect(
    (await put({ value: { ...connection, baseUrl: "https://api.openai.com/v2" } })).status,
  ).toBe(200);
  expect((await put({ value: elsewhere, secret: "another-key-for-elsewhere" })).status).toBe(200);
});

test("of two administrators the second is told that the first has changed it", async () => {
  const { put } = await admin();
  expect((await put({ value: connection, version: 0 })).status).toBe(200);
  expect((await put({ value: connection, version: 0 })).status).toBe(409);
  expect((await put({ value: connection })).status).toBe(200);
});

test.each([
  ["an unknown field", { value: { ...connection, temperature: 2 } }],
  ["a missing field", { value: {} }],
  ["an address that is none", { value: { ...connection, baseUrl: "javascript:alert(1)" } }],
  ["a key with a line break", { value: connection, secret: "a\r\nx-admin: 1" }],
  ["the mask instead of a key", { value: connection, secret: "••••4711" }],
  ["a wait without end", { value: { ...connection, timeoutSeconds: 3600 } }],
])("%s is refused and changes nothing", async (_, body) => {
  const { put, kept } = await admin();
  expect((await put(body)).status).toBe(422);
  expect(await kept()).toBeUndefined();
});

test("a group or a key that nobody knows is not there", async () => {
  const { ask, put } = await admin();
  expect((await ask("GET", "/api/settings/secrets")).status).toBe(404);
  expect((await put({ value: connection }, "/api/settings/ai.other")).status).toBe(404);
});

test("a key sealed by another installation is reported as set, and cannot be used", async () => {
  const { app, put, kept } = await admin();
  await put({ value: connection, secret });
  const row = await kept();
  const other = testApp({}, { SECRET_KEY: "the secret of quite another installation" });
  if (row) await other.write([other.db.insert(table).values(row)]);
  const [, openai] = await settings.group(other, "ai");
  expect(openai?.secret).toEqual({ isSet: true, hint: null });
  await expect(settings.secretOf(other, "ai.openai")).rejects.toThrow("can't be decrypted");
  expect(await settings.secretOf(app, "ai.openai")).toBe(secret);
});

test.each(["viewer", "recruiter"] as const)(
  "a %s neither reads nor changes settings",
  async (role) => {
    const app = testApp();
    const { ask } = await signedIn(app, role);
    expect((await ask("GET", "/api/settings/ai")).status).toBe(403);
    expect((await ask("PUT", path, { body: { value: connection } })).status).toBe(403);
    expect((await request(app, "GET", "/api/settings/ai")).status).toBe(401);
  },
);

test("a group goes back as it was read, with one field changed, and what is left out stays", async () => {
  const { ask, put } = await admin();
  const at = "/api/settings/branding";
  const read = async () => (await ask("GET", at)).json();
  const { logoUrl, colors } = await read();
  const named = { logoUrl, colors, companyName: "Nordlicht Example", tagline: "" };
  expect((await put({ value: named }, at)).status).toBe(200);
  const others = { primary: "#112233", secondary: "#10B981", accent: "#F59E0B" };
  for (const value of [
    { ...(await read()), colors: others },
    { logoUrl, colors: others },
  ]) {
    expect((await put({ value }, at)).status).toBe(200);
    expect(await read()).toMatchObject({ companyName: "Nordlicht Example", colors: others });
  }
  const wrong = await put({ value: { colors: { ...others, accent: "red" } } }, at);
  expect((await wrong.json()).fields).toEqual({
    "colors.accent": "Enter a color such as #3B82F6",
  });
  expect((await put({ value: { colour: "red" } }, at)).status).toBe(422);
});
