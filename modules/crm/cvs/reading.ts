import type { CandidateRecord } from "@/modules/crm/candidates";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import type { CvReading, Proposal } from "./model";
import { cvModel } from "./ports";
import type { Found } from "./readers/found";

/** A CV's words, and the record that they are compared with. */
export type Words = Pick<CvReading, "name" | "fileId" | "state" | "trouble" | "text"> & {
  record: CandidateRecord | null;
};

/** What rules find in a CV, each against what the record says now. */
export async function readIn(app: App, { record, ...words }: Words): Promise<CvReading> {
  const { text } = words;
  if (!text) return { ...words, proposals: [], employments: [], model: null };
  // Months and languages by their names in twenty-five languages: a fifth of a start, if they were made there.
  const { employmentsIn, readCv } = await import("./readers");
  return {
    ...words,
    proposals: readCv(text, app.now()).map((found) => proposed(text, asTold(found), record)),
    employments: employmentsIn(text, app.now()).map(({ start: _, end: __, ...it }) => it),
    model: await cvModel(app),
  };
}

/** Countries go by the codes of the specification outside. */
const asTold = (found: Found): Found =>
  found.field === "country" ? { ...found, value: toSpecification(found.value) } : found;

type FoundBy = Found & { by?: string };

/** One thing found, beside the line it stands in and what the record says of it. */
export function proposed(text: string, found: FoundBy, record: CandidateRecord | null): Proposal {
  const { field, value, detail = null, label = value, issued = null, start, end } = found;
  const evidence = { start, end, line: lineAt(text, start) };
  const { by = null, isCertain = true } = found;
  const said = { field, value, detail, label, issuedOn: issued, evidence, by, isCertain };
  return { ...said, ...standingOf(found, record) };
}

const longestLine = 200;

function lineAt(text: string, at: number): string {
  const from = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const begin = Math.max(from, at - longestLine / 2);
  return text.slice(begin, Math.min(end === -1 ? text.length : end, begin + longestLine)).trim();
}

type Against = Pick<Proposal, "standing" | "was">;

/** How a finding compares with the record it is proposed for; a new candidate has no record yet. */
function standingOf(found: Found, record: CandidateRecord | null): Against {
  if (!record) return { standing: "new", was: null };
  const was = knownOf(found, record);
  if (was === null || was === "") return { standing: "new", was: null };
  // A record keeps no years of a skill: they stand beside it for whoever reads the proposal.
  const is = [found.value, found.field !== "skill" && found.detail].filter(Boolean).join(" ");
  return isSame(found.field, was, is) ? { standing: "same", was } : { standing: "other", was };
}

/** What the record holds of this, written as it would be found. */
function knownOf({ field, value, detail }: Found, record: CandidateRecord): string | null {
  if (field === "skill") return record.skills.some(({ id }) => id === value) ? value : null;
  if (field === "language") {
    const level = record.languages[value];
    return level ? (detail ? `${value} ${level}` : value) : null;
  }
  if (field === "certificate") {
    const held = record.certificates.filter((it) => it.certificate === value);
    const certificate = held.find(({ expiresOn }) => expiresOn === detail) ?? held[0];
    return certificate
      ? [value, detail ? certificate.expiresOn : null].filter(Boolean).join(" ")
      : null;
  }
  if (field === "country") return record.country;
  return record[field] === null ? null : String(record[field]);
}

const digits = (text: string) => text.replaceAll(/\D/g, "").slice(-9);
const page = (address: string) => /in\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase() ?? address;

function isSame(field: Found["field"], was: string, is: string): boolean {
  if (field === "phone") return digits(was) === digits(is);
  if (field === "linkedin") return page(was) === page(is);
  if (field === "country") return toSpecification(was) === toSpecification(is);
  return was.trim().toLowerCase() === is.trim().toLowerCase();
}
