import type { RecordKind } from "@/modules/records/core/rules";

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

export const maxBodyLength = 40_000;
export const maxTitleLength = 160;

/** Everything a template can name; a gap is filled for the language of the document. */
export const mergeFields = [
  "agency.name",
  "agency.address",
  "agency.vatNumber",
  "agency.kvkNumber",
  "agency.email",
  "document.number",
  "document.date",
  "candidate.name",
  "candidate.firstName",
  "candidate.email",
  "candidate.phone",
  "candidate.location",
  "client.name",
  "client.contact",
  "client.email",
  "client.vatNumber",
  "client.kvkNumber",
  "client.paymentDays",
  "client.fee",
  "project.name",
  "project.number",
  "project.seats",
  "project.budget",
  "deployment.number",
  "deployment.position",
  "deployment.location",
  "deployment.country",
  "deployment.start",
  "deployment.end",
  "deployment.pay",
  "deployment.bill",
  "deployment.hours",
  "deployment.perDiem",
  "deployment.fee",
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
  wanted: Template,
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

/** A run of words in one weight. */
export type Run = { text: string; isBold: boolean };

/** What a page is made of, whoever draws it. */
export type Block =
  | { kind: "title" | "heading" | "text" | "item"; runs: Run[] }
  | { kind: "table"; rows: Run[][][] }
  | { kind: "signatures"; names: string[] };

const lineKinds: [mark: RegExp, kind: "title" | "heading" | "item"][] = [
  [/^# +/, "title"],
  [/^## +/, "heading"],
  [/^- +/, "item"],
];

/** Reads the few marks that templates know: `#`, `##`, `-`, `| a | b |`, `**bold**` and `[sign: A | B]`. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of body.replaceAll("\r\n", "\n").split(/\n{2,}/)) {
    const words: string[] = [];
    const close = () => {
      if (words.length > 0) blocks.push({ kind: "text", runs: runsOf(words.splice(0).join(" ")) });
    };
    for (const line of paragraph.split("\n").map((it) => it.trim())) {
      const block = marked(line, blocks.at(-1));
      if (block === "taken") continue;
      if (!block) words.push(...(line ? [line] : []));
      else {
        close();
        blocks.push(block);
      }
    }
    close();
  }
  return blocks;
}

/** A line with a mark of its own; a row is taken by the table that it continues. */
function marked(line: string, before: Block | undefined): Block | "taken" | undefined {
  const found = lineKinds.find(([mark]) => mark.test(line));
  if (found) return { kind: found[1], runs: runsOf(line.replace(found[0], "")) };
  const signatures = /^\[sign: *(.+)\]$/.exec(line)?.[1];
  if (signatures) return { kind: "signatures", names: cells(signatures) };
  if (!/^\|.*\|$/.test(line)) return undefined;
  const row = cells(line.slice(1, -1)).map(runsOf);
  const isContinued = before?.kind === "table" && before.rows[0]?.length === row.length;
  if (!isContinued) return { kind: "table", rows: [row] };
  before.rows.push(row);
  return "taken";
}

const cells = (line: string) => line.split("|").map((cell) => cell.trim());

const runsOf = (line: string): Run[] =>
  line
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      const bold = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
      return { text: bold ?? part, isBold: bold !== undefined };
    });
