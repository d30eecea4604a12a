import { eq, sql } from "drizzle-orm";
import type { Held } from "../model";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import { notFound } from "@/src/errors";
import { rowsOf } from "./certificates";
import { candidates } from "../schema";
import { identityOf } from "./wallet";

/** What a candidate has to show before a start, and what they are called. */
export async function holdingOf(app: App, id: string): Promise<{ name: string; held: Held }> {
  const [[row], rows, identity] = await Promise.all([
    person(app.db, { id }),
    rowsOf(app, id),
    identityOf(app, id),
  ]);
  if (!row) return notFound("candidate");
  const { firstName, lastName, languages, yearsDatacentre } = row;
  const certificates = rows.map(({ certificate, expiresOn, verifiedAt }) => ({
    certificate,
    expiresOn,
    isVerified: verifiedAt !== null,
  }));
  const seen = identity && { isVerified: true, expiresOn: identity.expiresOn };
  const held = { certificates, identity: seen, languages, yearsDatacentre };
  return { name: `${firstName} ${lastName}`, held };
}

const columns = {
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  languages: candidates.languages,
  yearsDatacentre: candidates.yearsDatacentre,
};

const person = prepared((db) =>
  db
    .select(columns)
    .from(candidates)
    .where(eq(candidates.id, sql.placeholder("id"))),
);
