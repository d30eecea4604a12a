import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";

const filled = (version: number, certifications: string[] = []) => ({
  title: "Lead recruiter",
  expertise: { systems: ["ups-systems"], roles: [], countries: ["UK"], certifications },
  specialties: ["Night shifts"],
  version,
});

test("everybody fills in their own expertise, and only an administrator another's", async () => {
  const app = testApp();
  const [admin, one, other] = [
    await signedIn(app),
    await signedIn(app, "recruiter"),
    await signedIn(app, "recruiter"),
  ];
  const path = `/api/recruiters/${one.user.id}/expertise`;
  expect((await other.ask("PUT", path, { body: filled(0) })).status).toBe(403);
  expect((await one.ask("PUT", path, { body: filled(0) })).status).toBe(200);
  expect((await admin.ask("PUT", path, { body: filled(1) })).status).toBe(200);
  expect(await (await one.ask("GET", "/api/profile/expertise")).json()).toMatchObject({
    ...filled(2),
    choices: expect.arrayContaining(["NEN 3140 Vakbekwaam Persoon (VP)"]),
  });
});

test("expertise that someone else changed meanwhile is not written over", async () => {
  const { user, ask } = await signedIn(testApp(), "recruiter");
  const path = `/api/recruiters/${user.id}/expertise`;
  expect((await ask("PUT", path, { body: filled(0) })).status).toBe(200);
  for (const version of [0, 7])
    expect((await ask("PUT", path, { body: filled(version) })).status).toBe(409);
  const unknown = await ask("PUT", path, { body: filled(1, ["A diploma of nobody"]) });
  expect(unknown.status).toBe(422);
});
