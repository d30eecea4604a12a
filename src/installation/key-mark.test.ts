import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { audit } from "@/modules/platform/audit";
import { tempFolder, testApp } from "@/modules/testing";
import { quickChecks } from "../doctor";
import { refuseOtherKey } from "./key-mark";

test("of two servers with different secret keys the second is refused, until somebody says that it was changed", async () => {
  const folder = tempFolder();
  const place = { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, "coldaisle.db")}` };
  const [one, same] = [testApp({}, place), testApp({}, place)];
  await Promise.all([refuseOtherKey(one), refuseOtherKey(same)]);
  const other = testApp({}, { ...place, SECRET_KEY: "another secret than the one before it" });
  await expect(refuseOtherKey(other)).rejects.toMatchObject({ kind: "conflict" });
  const checkOf = async (app: typeof one) =>
    (await quickChecks(app)).find(({ name }) => name === "secret key")?.isWell;
  expect([await checkOf(one), await checkOf(other)]).toEqual([true, false]);
  await audit.anchor(other);
  await refuseOtherKey(other);
  await expect(refuseOtherKey(one)).rejects.toThrow("coldaisle audit anchor");
  await Promise.all([one, same, other].map((app) => app.close()));
});

test("a server that keeps everything elsewhere is well before its data folder was ever made", async () => {
  const folder = join(tempFolder(), "never/made");
  const app = testApp({}, { DATA_DIR: folder });
  rmSync(folder, { recursive: true, force: true });
  const checks = await quickChecks(app);
  const of = (named: string) => checks.find(({ name }) => name === named);
  expect(of("data folder")).toMatchObject({
    isWell: true,
    says: "not made yet: nothing lies there",
  });
  expect(of("disk")).toMatchObject({ isWell: true });
  await app.close();
});
