export { type Block, blocksOf, type Run } from "./blocks";
import type { RecordKind } from "@/modules/records/rules";

/** What a document is for. */
export const documentTypes = ["worker-agreement", "client-confirmation", "offer-letter"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The records a document is made from; what they cannot know stays a gap that somebody fills. */
export const sourceKinds = ["deployment", "project"] as const satisfies RecordKind[];
export type SourceKind = (typeof sourceKinds)[number];

export const typesOf: Record<SourceKind, readonly DocumentType[]> = {
  deployment: documentTypes,
  project: ["client-confirmation"],
};

export const languages = ["en", "nl", "de"] as const;
export type Language = (typeof languages)[number];

export const statuses = ["draft", "issued", "sent", "signed", "void"] as const;
export type DocumentStatus = (typeof statuses)[number];

/** A document that was given out is never changed: it is revised, which gives it a further revision. */
export const nextStatuses: Record<DocumentStatus, readonly DocumentStatus[]> = {
  draft: ["issued", "void"],
  issued: ["draft", "sent", "signed", "void"],
  sent: ["draft", "signed", "void"],
  signed: [],
  void: [],
};

export const longestBody = 40_000;
export const longestTitle = 160;

/** Everything a template can name; a gap is filled for the language of the document. */
export const mergeFields = [
  ...(["agency.name", "agency.address", "agency.vatNumber", "agency.kvkNumber"] as const),
  ...(["agency.email", "document.number", "document.date"] as const),
  ...(["candidate.name", "candidate.firstName", "candidate.email", "candidate.phone"] as const),
  ...(["candidate.location", "client.name", "client.contact", "client.email"] as const),
  ...(["client.vatNumber", "client.kvkNumber", "client.paymentDays", "client.fee"] as const),
  ...(["project.name", "project.number", "project.seats", "project.budget"] as const),
  ...(["deployment.number", "deployment.position", "deployment.location"] as const),
  ...(["deployment.country", "deployment.start", "deployment.end", "deployment.pay"] as const),
  ...(["deployment.bill", "deployment.hours", "deployment.perDiem", "deployment.fee"] as const),
] as const;
export type MergeField = (typeof mergeFields)[number];
export type Values = Partial<Record<MergeField, string>>;

const gap = /\{\{\s*([\w.]+)\s*\}\}/g;

export const fieldsIn = (body: string): string[] => [
  ...new Set([...body.matchAll(gap)].map(([, field = ""]) => field)),
];

export const isField = (name: string): name is MergeField =>
  mergeFields.some((field) => field === name);

/** The text with every gap filled that can be; the others stay and are named. */
export function filled(body: string, values: Values): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const text = body.replaceAll(gap, (whole, name: string) => {
    const value = isField(name) ? values[name] : undefined;
    if (value === undefined) missing.add(name);
    return value ?? whole;
  });
  return { text, missing: [...missing] };
}

type Template = { language: Language; contractType: string | null; country: string | null };

/** The template that fits most closely; one for another contract or country fits not at all. */
export function bestOf<T extends Template>(
  templates: readonly T[],
  wanted: { language: Language; contractType: string | null; country: string | null },
): T | undefined {
  const fits = (own: string | null, theirs: string | null) => own === null || own === theirs;
  const closeness = ({ contractType, country }: T) =>
    (country === null ? 0 : 2) + (contractType === null ? 0 : 1);
  return templates
    .filter(
      (it) =>
        it.language === wanted.language &&
        fits(it.contractType, wanted.contractType) &&
        fits(it.country, wanted.country),
    )
    .toSorted((a, b) => closeness(b) - closeness(a))[0];
}
