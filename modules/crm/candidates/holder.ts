import { eq } from "drizzle-orm";
import type { Holder } from "@/src/holders";
import { allRowsOf } from "./certificates/certificates";
import { consentRowsOf } from "./consents/consent-rows";
import { candidatesChanged } from "./events";
import { candidateIdentities, candidates } from "./schema";

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
      candidate: people.map(({ nameKey, emailKey, phoneKey, linkedinKey, placeKey, ...it }) => it),
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
};
