import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import { placeholders, preparedWrite } from "@/src/database";
import type { AdRow } from "./ad-reading";
import type { Counted } from "./aggregate";
import { employerAds, employers } from "./schema";

export const putAd = preparedWrite<AdRow>((db) =>
  db
    .insert(employerAds)
    .values(placeholders(employerAds))
    .onConflictDoUpdate({ target: employerAds.jobId, set: excluded(employerAds, ["jobId"]) }),
);

/** What a person said, and the number people say aloud, are not for the ads to change. */
const kept = [
  "key",
  "seq",
  "own",
  "ownBy",
  "ownAt",
  "contact",
  "contactAt",
  "contactBy",
  "version",
];

export const putEmployer = preparedWrite<Counted>((db) => {
  const { own, ownBy, ownAt, contact, contactAt, contactBy, version, ...row } =
    placeholders(employers);
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from employers)`;
  return db
    .insert(employers)
    .values({ ...row, seq })
    .onConflictDoUpdate({ target: employers.key, set: excluded(employers, kept) });
});

/** Every column but these as the refused insert had it. */
function excluded(table: Table, except: readonly string[]): Record<string, SQL> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !except.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, sql`excluded.${sql.identifier(snake(name))}`]),
  );
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
