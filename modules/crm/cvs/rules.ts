import type { LanguageLevel } from "@/modules/knowledge/analysis/rules";

/** What a CV can propose for a candidate's record. */
export const cvFields = [
  "firstName",
  "lastName",
  "headline",
  "email",
  "phone",
  "linkedin",
  "location",
  "country",
  "yearsTotal",
  "language",
  "certificate",
  "skill",
] as const;
export type CvField = (typeof cvFields)[number];

/** Beside it, what somebody says when they apply, and no CV does. */
export const proposedFields = [...cvFields, "availableFrom", "pay"] as const;
export type ProposedField = (typeof proposedFields)[number];

/** Fields of which a person has many. */
export const manyOf: readonly ProposedField[] = ["language", "certificate", "skill"];

/** How a proposal stands to the record: the record has nothing, says the same, or says something else. */
export const standings = ["new", "same", "other"] as const;
export type Standing = (typeof standings)[number];

/** As much of a CV as is looked at. */
export const maxTextLength = 30_000;

/** What a person left ticked, as it stands in the review. */
export type Choice = {
  field: ProposedField;
  value: string;
  detail: string | null;
  issuedOn?: string | null;
};

type CertificateLike = {
  certificate: string;
  number?: string | null;
  issuedOn?: string | null;
  expiresOn?: string | null;
};

/** What a record already holds of the things a person has many of. */
export type Held<Certificate extends CertificateLike> = {
  skills: readonly { id: string | null; name: string }[];
  languages: Readonly<Record<string, LanguageLevel>>;
  certificates: readonly Certificate[];
};

/** The choices as one change of a record: single fields replaced, what there are many of joined. */
export function changesOf<Certificate extends CertificateLike>(
  choices: readonly Choice[],
  held: Held<Certificate>,
) {
  const of = (field: ProposedField) => choices.filter((it) => it.field === field);
  const fields = choices.filter(({ field }) => !manyOf.includes(field));
  return {
    ...Object.fromEntries(fields.map((choice) => [choice.field, typed(choice)])),
    ...joined("skills", of("skill"), (added) => [
      ...new Set([
        ...held.skills.map(({ id, name }) => id ?? name),
        ...added.map((it) => it.value),
      ]),
    ]),
    ...joined("languages", of("language"), (added) => ({
      ...held.languages,
      ...Object.fromEntries(
        added.flatMap(({ value, detail }) => (detail ? [[value, detail]] : [])),
      ),
    })),
    ...joined("certificates", of("certificate"), (added) => [
      ...held.certificates.filter(
        ({ certificate, expiresOn }) => !isReplaced(added, certificate, expiresOn),
      ),
      ...added.map(({ value, detail, issuedOn }) => ({
        certificate: value,
        ...(issuedOn && { issuedOn }),
        ...(detail && { expiresOn: detail }),
      })),
    ]),
  };
}

function typed({ field, value, detail }: Choice) {
  if (field === "yearsTotal") return Number(value.replace(",", "."));
  if (field !== "pay") return value.trim();
  const [currency = "EUR", period = "year"] = detail?.split(" ") ?? [];
  return { amount: Number(value.replace(",", ".")), currency, period };
}

const joined = <Value>(name: string, added: Choice[], join: (added: Choice[]) => Value) =>
  added.length > 0 ? { [name]: join(added) } : {};

/** A certificate without an end is the same one, now with its end. */
const isReplaced = (added: Choice[], certificate: string, expiresOn: string | null | undefined) =>
  !expiresOn && added.some(({ value }) => value === certificate);

type Standed = { field: ProposedField; standing: Standing };

/** Whether a CV is of somebody else than the record: neither of the two names is the same. */
export function isOfSomebodyElse(proposals: readonly Standed[]): boolean {
  const names = proposals.filter(({ field }) => field === "firstName" || field === "lastName");
  return names.length === 2 && names.every(({ standing }) => standing === "other");
}
