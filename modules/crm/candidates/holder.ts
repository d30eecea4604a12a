import { eq, ne } from "drizzle-orm";
import { onRecord } from "@/modules/records/core/rules";
import type { Holder, Subject } from "@/src/personal-data/holders";

import type { App } from "@/src/app";
import { allRowsOf } from "./certificates/certificates";
import { consentRowsOf } from "./consents/consent-rows";
import { candidatesChanged } from "./events";
import { candidateIdentities, candidates, candidateConsents } from "./schema";
import { mentionsOver, mentionPlace } from "@/src/personal-data/mentions";

export const holder: Holder = {
  name: "candidates",
  tables: [
    "candidates",
    "candidate_search",
    "candidate_certificates",
    "candidate_consents",
    "candidate_identities",
  ],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const people = await app.db.select().from(candidates).where(eq(candidates.id, id));
    return {
      candidate: people.map(
        ({ nameKey, emailKey, phoneKey, linkedinKey, placeKey, ownerKey, ...it }) => it,
      ),
      certificates: await allRowsOf(app, id),
      consents: await consentRowsOf(app, id),
      identity: await app.db
        .select()
        .from(candidateIdentities)
        .where(eq(candidateIdentities.candidateId, id)),
    };
  },

  /** Certificates, consents and the words of the search go with the row. */
  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const writes = [app.db.delete(candidates).where(eq(candidates.id, id))];
    return { writes, news: [candidatesChanged([id])] };
  },

  mentions(app, { id }, search) {
    return mentionsOver(app, search, [
      mentionPlace({
        table: candidates,
        where: ne(candidates.id, id),
        tell: ({ id: recordId, headline, summary, statusReason }) => ({
          ...onRecord("candidate", recordId),
          texts: { headline, summary, statusReason },
        }),
      }),
      mentionPlace({
        table: candidateConsents,
        where: ne(candidateConsents.candidateId, id),
        tell: ({ candidateId, proof }) => ({
          ...onRecord("candidate", candidateId),
          texts: { text: proof },
        }),
      }),
    ]);
  },
};

export async function addressesOf(app: App, { type, id }: Subject): Promise<(string | null)[]> {
  if (type !== "candidate") return [];
  const { email } = candidates;
  const rows = await app.db.select({ email }).from(candidates).where(eq(candidates.id, id));
  return rows.map((row) => row.email);
}
