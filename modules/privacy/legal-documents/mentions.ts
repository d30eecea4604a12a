import { mentionSource, onPage, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { agencyCertificates, legalDrafts, legalEditions } from "./schema";

/** The agency's own texts and papers, which may name whoever answers for data. */
export const mentions = mentionSource(
  "legalDocuments",
  mentionPlace({
    table: agencyCertificates,
    tell: ({ name, issuer, note, fileName }) => ({
      ...onPage("/legal", name),
      texts: { name: wordsIn([name, issuer]), notes: note },
      labels: { fileName },
    }),
  }),
  mentionPlace({
    table: legalDrafts,
    tell: ({ title, body }) => ({
      ...onPage("/legal", title),
      texts: { title, content: body },
    }),
  }),
  mentionPlace({
    table: legalEditions,
    tell: ({ title, body, source, note }) => ({
      ...onPage("/legal", title),
      texts: { title, content: wordsIn([body, source]), notes: note },
    }),
  }),
);
