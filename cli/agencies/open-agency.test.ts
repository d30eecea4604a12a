import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { readFileSync, writeFileSync } from "node:fs";
import { tempFolder } from "@/modules/testing";
import { openApp } from "@/src/app";
import { patience } from "@/src/patience.testing";
import { terminal } from "../fixtures";
import { serveAgencies } from "./serving";

test(
  "an agency whose database is damaged is not opened, and the others answer on",
  async () => {
    const { type, context } = terminal({ AGENCIES_DIR: tempFolder(), PORT: "0" });
    const hosts = ["broken.example", "whole.example"];
    for (const host of hosts)
      await type(`agency add ${host} --owner o@${host} --url http://${host}`);
    const config = context.config(false, "broken.example");
    const app = openApp(config, { modules: [] });
    const root = sql`select rootpage from sqlite_schema where name = 'bank_entries'`;
    const [[page = 0] = []] = await app.db.all<[number]>(root);
    await app.close();
    const path = config.database.replace(/^file:/, "");
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xee, (page - 1) * 4096, page * 4096));

    const served = serveAgencies({ ...context });
    const ask = (host: string) => fetch(`${served.address}/healthz`, { headers: { host } });
    const answers = await Promise.all(hosts.map(ask));
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    await served.close();
  },
  patience(60_000),
);
