import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Keys } from "./likeness";
import type { DuplicateSign } from "./rules";
import { candidates } from "./schema";

/** A row of many, and by what it may be somebody who is here already. */
export type Marked = { n: number; keys: Keys };
export type Double = { n: number; id: string; signs: DuplicateSign[] };

/** Of many at once: who is here already, by address, page, telephone, or name and place; the surest first. */
export async function doublesOf(app: App, marked: Marked[], upTo: number): Promise<Double[]> {
  const keys = JSON.stringify(
    marked.map(({ n, keys: it }) => [
      n,
      it.emailKey,
      it.linkedinKey,
      it.phoneKey,
      ...(it.placeKey ? [it.nameKey, it.placeKey] : []),
    ]),
  );
  const rows: [n: number, id: string, sign: DuplicateSign][] = await app.db.values(
    sql`with m as materialized (select value->>0 n, value->>1 email, value->>2 linkedin,
        value->>3 phone, value->>4 name, value->>5 place from json_each(${keys}))
      select n, id, sign from (
        select m.n, c.id, c.seq, 'email' sign, 1 rank
          from m cross join ${candidates} c on c.email_key = m.email
        union all select m.n, c.id, c.seq, 'linkedin', 2
          from m cross join ${candidates} c on c.linkedin_key = m.linkedin
        union all select m.n, c.id, c.seq, 'phone', 3
          from m cross join ${candidates} c on c.phone_key = m.phone
        union all select m.n, c.id, c.seq, 'name-place', 4
          from m cross join ${candidates} c on c.name_key = m.name and c.place_key = m.place
      ) where seq <= ${upTo} order by n, rank, seq`,
  );
  const doubles = new Map<string, Double>();
  for (const [n, id, sign] of rows) {
    const known = doubles.get(`${n} ${id}`);
    if (known) known.signs.push(sign);
    else doubles.set(`${n} ${id}`, { n, id, signs: [sign] });
  }
  return [...doubles.values()];
}
