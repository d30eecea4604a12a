import certificationsFile from "./taxonomy/certifications.json";
import { skillById } from "./engine/taxonomy";
import { permitKinds } from "./engine/tips";

/** What matching has to know of a certificate. */
export type Paper = {
  id: string;
  name: string;
  /** Nobody may do the work without it. */
  isPermit: boolean;
  /** Its term is published by the issuer; any other is common knowledge that a person has to check. */
  isTermPublished: boolean;
  /** Days of course or procedure; null where the catalogue does not say. */
  leadDays: number | null;
};

type Entry = { id: string; name: string; kind: string; validityBasis?: string; leadDays?: number };

const entries: Entry[] = certificationsFile.certifications;
const papers = new Map(
  entries.map(({ id, name, kind, validityBasis, leadDays }): [string, Paper] => [
    id,
    {
      id,
      name,
      isPermit: permitKinds.has(kind),
      isTermPublished: validityBasis === "published",
      leadDays: leadDays ?? null,
    },
  ]),
);

export const paperOf = (id: string): Paper | undefined => papers.get(id);

/** How strongly a skill speaks for datacenter work, 0–1; a skill nobody knows weighs nothing. */
export const skillWeightOf = (id: string): number => skillById.get(id)?.weight ?? 0;
export const skillNameOf = (id: string): string => skillById.get(id)?.name ?? id;
