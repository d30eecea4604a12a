import { sql } from "drizzle-orm";
import { agreeing, begun, drafted } from "@/modules/engagement/campaigns/fixtures";
import { serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { signedIn } from "@/modules/testing";
import { textOf } from "../../crash/caller";
import { sheet } from "../../crash/rounds/writes";
import type { TestCluster, Place } from "../house";
import { until } from "../listening";

/** An import whose server is killed while it goes on: rows that are there, of how many, and those that are there twice. */
export async function imported(house: TestCluster, rows: number) {
  const [place] = house.places;
  if (!place) throw new RangeError("An import needs a server.");
  const ask = house.asking(place);
  const { csv, people } = sheet(rows);
  const form = new FormData();
  form.set("file", new File([csv], "people.csv"));
  const draft = await ask("POST", "/api/imports", form);
  const path = `/api/imports/${textOf(draft)}`;
  const source = { source: "Fair in Ghent", isInformed: true, basis: "legitimate-interest" };
  const plan = { provenance: { ...source, on: "2026-01-05" } };
  await ask("PATCH", path, { version: draft.body["version"], plan });
  await ask("POST", `${path}/start`);
  await killedAndBack(house, place);
  const other = house.asking(house.places[1] ?? place);
  const isDone = async () => (await other("GET", `${path}/progress`)).body["state"] === "completed";
  await until(isDone);
  const emails = people.map(({ by }) => by["email_key"]);
  const found = await house.app.db.all<[string, number]>(
    sql`select email_key, count(*) from candidates
      where email_key in (select value from json_each(${JSON.stringify(emails)})) group by 1`,
  );
  return { rows, found: found.length, twice: found.filter(([, count]) => count > 1).length };
}

/** A campaign whose server is killed while letters go out: who got how many of them. */
export async function campaign(house: TestCluster, letters: number) {
  const server = await serveMail();
  try {
    await useServer(house.app, server, { perHour: 100_000 });
    const { as } = await signedIn(house.app);
    const ids = await agreeing(as, letters);
    const record = await begun(as, await drafted(as, ids));
    await until(async () => server.taken.length >= letters / 10);
    const [place] = house.places;
    if (place) await killedAndBack(house, place);
    const state = async () => {
      const rows = await house.app.db.all<[string]>(
        sql`select status from campaigns where id = ${record.id}`,
      );
      return rows[0]?.[0];
    };
    await until(async () => (await state()) === "completed" || server.taken.length >= letters);
    await Bun.sleep(1000);
    const counts = new Map<string, number>();
    for (const { to } of server.taken) counts.set(to, (counts.get(to) ?? 0) + 1);
    const [unsure] = await house.app.db.all<[number]>(
      sql`select count(*) from letters where state = 'unsure'`,
    );
    return {
      letters,
      people: counts.size,
      twice: [...counts.values()].filter((n) => n > 1).length,
      unsure: unsure?.[0] ?? 0,
    };
  } finally {
    await server.stop();
  }
}

async function killedAndBack(house: TestCluster, place: Place): Promise<void> {
  await place.server.end("SIGKILL");
  await house.again(place);
}
