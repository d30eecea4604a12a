import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { Proposal } from "./model";
import type { Found } from "./readers/found";

type Against = Pick<Proposal, "standing" | "was">;

/** How what was found stands to the record that it is proposed for; somebody new has no record yet. */
export function standingOf(found: Found, record: CandidateRecord | null): Against {
  if (!record) return { standing: "new", was: null };
  const was = knownOf(found, record);
  if (was === null || was === "") return { standing: "new", was: null };
  const is = [found.value, found.detail].filter(Boolean).join(" ");
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
    const paper = held.find(({ expiresOn }) => expiresOn === detail) ?? held[0];
    return paper ? [value, detail ? paper.expiresOn : null].filter(Boolean).join(" ") : null;
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
