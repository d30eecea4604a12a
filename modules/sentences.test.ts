import { expect, test } from "bun:test";
import { z } from "zod";
import { settings } from "./platform/settings";
import { files } from "./records/files";
import { password, request, signedIn, testApp } from "./testing";

test("a user name is known however its capitals are typed", async () => {
  const app = testApp();
  const { user } = await signedIn(app);
  const signIn = (email: string) =>
    request(app, "POST", "/api/auth/login", { body: { email, password } });
  for (const name of [user.username, user.username.toUpperCase()])
    expect([name, (await signIn(name)).status]).toEqual([name, 200]);
});

test("what is missing is named, and what is too long is not called required", async () => {
  const { ask } = await signedIn(testApp());
  const said = async (path: string, body: object) =>
    (await (await ask("POST", path, { body })).json()).fields;
  const origin = "applied";
  expect(
    await said("/api/candidates", { origin, firstName: "x".repeat(5000), lastName: "B" }),
  ).toEqual({ firstName: "At most 80 characters." });
  expect(await said("/api/jobs/from-address", {})).toEqual({ url: "“url” is missing." });
  expect(await said("/api/notes", { kind: "client", recordId: Bun.randomUUIDv7() })).toEqual({
    text: expect.stringMatching(/missing|Required/),
  });
});

test("what was given and is wrong is not called required, and what may be chosen is named", async () => {
  const { ask } = await signedIn(testApp());
  const said = async (method: string, path: string, body: object) =>
    (await (await ask(method, path, { body })).json()).fields;
  const gdpr = { retentionDays: 10, isAutomatic: true, tracksConsent: true, quarantineDays: 99 };
  expect(await said("PUT", "/api/settings/gdpr", { value: gdpr })).toEqual({
    retentionDays: "At least 28.",
    quarantineDays: "At most 30.",
  });
  expect(await said("POST", "/api/tasks", { title: "x".repeat(5000) })).toEqual({
    title: expect.stringMatching(/^At most \d+ characters\.$/),
  });
  const person = { firstName: "Bo", lastName: "Lock", origin: "nowhere" };
  expect(await said("POST", "/api/candidates", person)).toEqual({
    origin: expect.stringMatching(/^Choose one of: .*applied/),
  });
  const { origin: _, ...without } = person;
  expect(await said("POST", "/api/candidates", without)).toEqual({ origin: "Required" });
  for (const type of ["pigeon", undefined])
    expect(await said("POST", "/api/crm/communications", { type })).toEqual({
      type: "Choose one of: email, phone, meeting, note.",
    });
  const campaign = { jobIds: [Bun.randomUUIDv7()], type: "flood" };
  expect(await said("POST", "/api/campaigns/auto-create", campaign)).toEqual({
    type: "Choose one of: targeted-outreach.",
  });
});

test("a wrong field is told as a person would, with what to enter, and never with what was sent", async () => {
  const { ask } = await signedIn(testApp());
  const wrong = { title: "Call", assigneeId: "tomorrow", record: "soon" };
  const { fields } = await (await ask("POST", "/api/tasks", { body: wrong })).json();
  expect(Object.values(fields).join(" ")).not.toMatch(/expected|received|Invalid|tomorrow|soon/);
  expect(fields.assigneeId).toBe("Enter an ID as shown in the product.");
});

test("a field that takes one word or tells forms apart says which words it takes", async () => {
  const { ask } = await signedIn(testApp());
  const said = async (path: string, body: object) =>
    (await (await ask("POST", path, { body })).json()).fields.type;
  const jobIds = [Bun.randomUUIDv7()];
  for (const type of ["letters", undefined])
    expect(await said("/api/campaigns/auto-create", { jobIds, type })).toBe(
      "Choose one of: targeted-outreach.",
    );
  for (const type of ["fax", undefined])
    expect(await said("/api/crm/communications", { type })).toBe(
      "Choose one of: email, phone, meeting, note.",
    );
});

test("what is missing within a field is named itself", async () => {
  const { as, ask } = await signedIn(testApp());
  const value = { ...(await settings.valueOf(as, "branding")), colors: { primary: "#3B82F6" } };
  const { fields } = await (await ask("PUT", "/api/settings/branding", { body: { value } })).json();
  expect(fields["colors.secondary"]).toBe("“secondary” is missing.");
});

test("a bound that is not taken itself is told as such", () => {
  const said = z.number().positive().safeParse(0).error?.issues[0]?.message;
  expect(said).toBe("More than 0.");
  expect(z.number().min(2).safeParse(1).error?.issues[0]?.message).toBe("At least 2.");
});

test("a logo that is no picture is told which pictures are taken", async () => {
  const limits = { largest: 1000, widest: 100, within: { width: 10, height: 10 } };
  const fake = new File([new Uint8Array([0, 1, 2, 255, 254, 0])], "logo.png");
  expect(files.redrawn(fake, limits)).rejects.toThrow("Choose a picture: PNG, JPEG or WebP.");
});
