import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { connected, type Server, settled } from "../speed/measure";
import { rawFile } from "../speed/raw-data";
import { freePort } from "../serving/spawned";

const token = "a-token-that-only-the-benchmark-may-use";

export type Peer = { version: string; server: Server; stop(): Promise<void> };

/** Where `npm install directus` was run; nothing of it comes with the product. */
export function installed(): string | null {
  const folder = process.env["DIRECTUS_FOLDER"];
  return folder && existsSync(join(folder, "node_modules/directus/cli.js")) ? folder : null;
}

/** Directus as it comes, with SQLite and an administrator's token, over the people that the raw server has. */
export async function directus(home: string, folder: string): Promise<Peer> {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = join(folder, "directus.db");
  const env = {
    PATH: process.env["PATH"],
    ...{ HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: origin, NODE_ENV: "production" },
    ...{ DB_CLIENT: "sqlite3", DB_FILENAME: data, SECRET: token, TELEMETRY: "false" },
    ...{ ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: token, ADMIN_TOKEN: token },
    // It would refuse work on a busy machine, and what is asked is what an answer costs.
    PRESSURE_LIMITER_ENABLED: "false",
    ...{ LOG_LEVEL: "error", STORAGE_LOCAL_ROOT: join(folder, "uploads") },
  };
  const cli = join(home, "node_modules/directus/cli.js");
  const run = (word: string) =>
    Bun.spawn(["node", cli, word], { cwd: folder, env, stdout: "ignore", stderr: "inherit" });
  if ((await run("bootstrap").exited) !== 0) throw new Error("Directus could not be set up.");
  filled(data, join(folder, rawFile));
  const child = run("start");
  const stop = async () => {
    child.kill();
    await child.exited;
  };
  try {
    await answering(`${origin}/server/ping`);
    await related(origin);
    await settled(child.pid);
    const { version } = await Bun.file(join(home, "node_modules/directus/package.json")).json();
    return { version, server: await connected(origin, child.pid), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** Adds the token; it stands in the address, as a session does in a cookie. */
export const asAdmin = (path: string) =>
  `${path}${path.includes("?") ? "&" : "?"}access_token=${token}`;

/** Asked by name, because without names it would also look for the skills of everybody it shows. */
export const columns = `id, firstName, lastName, email, phone, location, country, headline, status, role, skills, systems,
  name_key, years, pay_year, seq, createdAt`;

/** The same people, with an index for each question. */
function filled(data: string, raw: string): void {
  using sqlite = new Database(data);
  sqlite.run(`attach '${raw}' as raw`);
  sqlite.run(`create table people (id char(36) primary key, firstName varchar(255), lastName varchar(255),
    email varchar(255), phone varchar(255), location varchar(255), country varchar(2), headline varchar(255),
    status varchar(30), role varchar(100), skills json, systems json, name_key varchar(255), years integer,
    pay_year integer, seq integer, createdAt datetime)`);
  sqlite.run(
    `insert into people (${columns}) select ${columns} from raw.people where archived = 0`,
  );
  sqlite.run(`create table people_skills (id integer primary key, skill varchar(100), person char(36));
    insert into people_skills (skill, person) select skill, people.id from raw.people_skills as s
      join raw.people using (seq) where archived = 0`);
  for (const index of [
    ...[
      "people (seq)",
      "people (country, status, name_key)",
      "people (name_key)",
      "people (lastName)",
    ],
    ...["people (pay_year)", "people_skills (skill, person)", "people_skills (person)"],
  ])
    sqlite.run(`create index "by ${index}" on ${index}`);
  sqlite.run("analyze");
}

async function answering(address: string): Promise<void> {
  for (let patience = 600; patience > 0; patience -= 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await Bun.sleep(100);
  }
  throw new Error("Directus did not start.");
}

/** Tells it that a person has many skills. */
async function related(origin: string): Promise<void> {
  const tell = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(origin + asAdmin(path), {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`Directus refused ${path}: ${await answer.text()}`);
  };
  await tell("/fields/people", {
    ...{ field: "held", type: "alias", schema: null, meta: { special: ["o2m"] } },
  });
  await tell("/relations", {
    ...{ collection: "people_skills", field: "person", related_collection: "people" },
    ...{ meta: { one_field: "held" }, schema: null },
  });
}
