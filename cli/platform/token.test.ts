import { expect, test } from "bun:test";
import { request } from "@/modules/testing";
import { terminal } from "../fixtures";

test("a token of the terminal is printed once, reaches what was asked for, and is revoked by its id", async () => {
  const { type, context } = terminal();
  const made = await type("token create planning --read jobs --write candidates --days 7 --json");
  const { secret, id, scopes, createdBy } = JSON.parse(made.out);
  expect([scopes, createdBy]).toEqual([{ jobs: "read", candidates: "write" }, "command line"]);
  const app = context.open();
  const headers = { authorization: `Bearer ${secret}`, origin: "" };
  const ask = async (path: string) => (await request(app, "GET", path, { headers })).status;
  expect([await ask("/api/jobs"), await ask("/api/clients")]).toEqual([200, 403]);
  expect((await type("token list")).out).not.toContain(secret);
  expect((await type(`token revoke ${id}`)).out).toBe("planning is revoked.");
  expect(await ask("/api/jobs")).toBe(401);
  await app.close();
  expect((await type("token create other --read everything")).code).toBe(65);
  expect(JSON.parse((await type("webhook list --json")).out)).toEqual([]);
});
