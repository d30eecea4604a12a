import { LazyMap } from "@/src/lazy";
import coverage from "./coverage.json";
import certificationsFile from "./taxonomy/certifications.json";
import { skillById } from "./engine/lexicon/taxonomy";
import { permitKinds } from "./engine/scoring/tips";

/** What matching has to know of a certificate. */
export type CertificateInfo = {
  id: string;
  name: string;
  /** Nobody may do the work without it. */
  isPermit: boolean;
  /** Its term is published by the issuer; any other is common knowledge that a person has to check. */
  isTermPublished: boolean;
  /** Days of course or procedure; null where the catalogue does not say. */
  leadDays: number | null;
  /** For how many months it usually holds; null where it does not end or nobody knows. */
  validMonths: number | null;
};

type Entry = {
  id: string;
  name: string;
  kind: string;
  validityMonths: number | null;
  validityBasis?: string;
  leadDays?: number;
};

const entries = (): Entry[] => certificationsFile.certifications;
const infoById = new LazyMap(() =>
  entries().map(
    ({ id, name, kind, validityMonths, validityBasis, leadDays }): [string, CertificateInfo] => [
      id,
      {
        id,
        name,
        isPermit: permitKinds.has(kind),
        isTermPublished: validityBasis === "published",
        leadDays: leadDays ?? null,
        validMonths: validityMonths,
      },
    ],
  ),
);

export const certificateInfoOf = (id: string): CertificateInfo | undefined => infoById.get(id);

const covering: { [id: string]: string[] | undefined } = coverage;

/** The asked certificate itself, and those that include it. */
export const coveredBy = (id: string): string[] => [id, ...(covering[id] ?? [])];

export const coverageText = (): string => JSON.stringify(coverage);

/** How strongly a skill speaks for datacenter work, 0–1; a skill nobody knows weighs nothing. */
export const skillWeightOf = (id: string): number => skillById.get(id)?.weight ?? 0;
export const skillNameOf = (id: string): string => skillById.get(id)?.name ?? id;
