import { expect, test } from "bun:test";
import { lighter } from "../passwords.testing";
import { hashPassword, verifyPassword } from "./passwords";

test("a password takes argon2id 64 MiB of memory, gone through twice", async () => {
  const hash = await hashPassword("a long enough password");
  const [, algorithm, , cost = ""] = hash.split("$");
  const { m, t, p } = Object.fromEntries(new URLSearchParams(cost.replaceAll(",", "&")));
  expect([algorithm, Number(m) * lighter, t, p]).toEqual(["argon2id", 65_536, "2", "1"]);
  expect(await verifyPassword("a long enough password", hash)).toBe(true);
  expect(await verifyPassword("a long enough passwore", hash)).toBe(false);
});
