import { expect, test } from "bun:test";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { openApp } from "../app";
import { readConfig } from "../config";
import { beginLostKey, refuseLostKey, secretKey } from "./secret-key";

const configIn = (DATA_DIR: string) => readConfig({ DATA_DIR, LOG_LEVEL: "silent" });

test("a new installation has its key before it has its database", async () => {
  const folder = join(tempFolder(), "new");
  const config = configIn(folder);
  expect(() => refuseLostKey(config)).toThrow("The secret key of this database is not in");
  await openApp(config, { modules: [] }).close();
  expect(readdirSync(folder)).toContain("secret.key");
  expect(() => refuseLostKey(config)).not.toThrow();
});

test("beside a database no new key takes the place of one that is gone, but by somebody's word", async () => {
  const config = configIn(tempFolder());
  await openApp(config, { modules: [] }).close();
  const [key, file] = [secretKey(config), join(config.DATA_DIR, "secret.key")];
  rmSync(file);
  for (const use of [secretKey, refuseLostKey])
    expect(() => use(config)).toThrow("coldaisle audit anchor --new-key");
  expect(existsSync(file)).toBe(false);
  beginLostKey(config);
  const anew = secretKey(config);
  expect(anew).not.toBe(key);
  beginLostKey(config);
  expect(secretKey(config)).toBe(anew);
});
