import { expect, test } from "bun:test";
import { password } from "@/modules/testing";
import { users } from "@/modules/platform/accounts";
import { terminal } from "../fixtures";

test("a terminal invites, appoints, deactivates and reads who signed in, and never loses the last admin", async () => {
  const { type, context } = terminal({ PUBLIC_URL: "https://coldaisle.example" });
  const invited = await type("user invite mila@coldaisle.example --role viewer");
  expect(invited.out).toMatch(/^https:\/\/coldaisle\.example\/auth#invitation=[\da-f]{64}$/);
  const app = context.open();
  const ada = { firstName: "Ada", lastName: "Jansen", username: "ada", role: "admin" as const };
  await users.add(app, { ...ada, email: "ada@coldaisle.example", password });
  await app.close();

  const lost = await type("user deactivate ADA@coldaisle.example");
  expect([lost.code, lost.err]).toEqual([73, expect.stringContaining("only administrator")]);
  expect((await type("user role ada@coldaisle.example viewer")).code).toBe(73);
  expect((await type("user role ada@coldaisle.example king")).code).toBe(65);
  expect((await type("user sign-out nobody@coldaisle.example")).code).toBe(66);
  expect((await type("user remove-second-factor ada@coldaisle.example")).code).toBe(73);
  expect(JSON.parse((await type("user sign-ins --json")).out)).toEqual([]);
  expect((await type("user list")).out).toMatch(/ada@coldaisle\.example +ada +admin +active +off/);
});
