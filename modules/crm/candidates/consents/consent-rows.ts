import { desc, eq, inArray } from "drizzle-orm";
import { type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
import { insertAll, jsonValues } from "@/src/database/bulk-insert";
import texts from "./consent-texts.json";
import type { NewConsent } from "./consent-model";
import { candidateConsents as consents, candidates } from "../schema";
import type { CandidateRow } from "../lifecycle/shape";

export type ConsentRow = typeof consents.$inferSelect;

/** What somebody agreed to under a version of the words stays readable; only the newest are asked. */
const { earlier: _, ...current } = texts;

/** What somebody is asked to agree to at present, by purpose and language. */
export const consentsAsked = current;

/** The newest first. */
export const consentRowsOf = (app: App, id: string): Promise<ConsentRow[]> =>
  app.db
    .select()
    .from(consents)
    .where(eq(consents.candidateId, id))
    .orderBy(desc(consents.givenAt), desc(consents.id));

/** These people, each with every consent ever given; who is not there is left out. */
export async function withConsents(
  app: App,
  ids: string[],
): Promise<{ row: CandidateRow; given: ConsentRow[] }[]> {
  const [rows, given] = await Promise.all([
    app.db
      .select()
      .from(candidates)
      .where(inArray(candidates.id, jsonValues(ids))),
    app.db
      .select()
      .from(consents)
      .where(inArray(consents.candidateId, jsonValues(ids))),
  ]);
  const givenBy = Map.groupBy(given, ({ candidateId }) => candidateId);
  return rows.map((row) => ({ row, given: givenBy.get(row.id) ?? [] }));
}

type Given = Pick<NewConsent, "purpose" | "channel"> & Partial<NewConsent> & { at?: string };

/** The row of a consent to the words that are asked at present. */
export const consentFrom = (app: App, candidateId: string, given: Given): ConsentRow => ({
  id: Bun.randomUUIDv7(),
  candidateId,
  purpose: given.purpose,
  textVersion: current.version,
  language: given.language ?? null,
  channel: given.channel,
  givenAt: given.at ?? app.now().toISOString(),
  proof: given.proof ?? null,
  recordedBy: actorIdOf(app),
  withdrawnAt: null,
  withdrawnBy: null,
});

export const insertConsents = (app: App, rows: ConsentRow[]): Write[] =>
  insertAll(app.db, consents, rows);

/** What the log of activities says of a consent that came with its person. */
export const consentLine = ({ candidateId }: ConsentRow) => ({
  deed: "consent-given" as const,
  entityType: "candidate" as const,
  entityId: candidateId,
});
