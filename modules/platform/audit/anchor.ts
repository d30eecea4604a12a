import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "@/src/config";

const Head = z.object({ upTo: z.number().int(), mac: z.string() });
export type Head = z.infer<typeof Head>;

const fileOf = ({ DATA_DIR }: Config) => join(DATA_DIR, "audit.head");

/** Notes the newest seal outside the database, so that a trail cut short together with its seals is found out. */
export function note(config: Config, { upTo, mac }: Head): void {
  const file = fileOf(config);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify({ upTo, mac }), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** The seal noted last on this machine; null where none ever was. */
export function noted(config: Config): Head | null {
  try {
    return Head.parse(JSON.parse(readFileSync(fileOf(config), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    return { upTo: 0, mac: "" };
  }
}

export const removeAnchor = (config: Config): void => rmSync(fileOf(config), { force: true });
