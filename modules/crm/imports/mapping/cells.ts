import { maxProofLength } from "@/modules/crm/candidates/rules";
import type { ImportField, ProblemCode, ValueField, WordField } from "../rules";
import type { Plan } from "../model";
import { itemsOf } from "@/src/sheets";
import type { CertificateEntry } from "@/modules/crm/cvs";
import { certificatesIn } from "./certificates";
import { currencyIn, daysIn, numberIn } from "./quantities";
import { severalIn } from "./several";
import { foldText, meanings } from "./words";

/** A cell that cannot be read as it is; `value` is the part that somebody has to decide about. */
export class Unreadable extends Error {
  readonly code: ProblemCode;
  readonly value: string;
  /** The field to ask about, where it is not the cell's own. */
  readonly asked: ValueField | undefined;

  constructor(code: ProblemCode, value: string, asked?: ValueField) {
    super(code);
    this.code = code;
    this.value = value;
    this.asked = asked;
  }
}

/** What stands for "nothing is said" where something has to be chosen. */
export const unsaid = "–";

export type Means = {
  values: Plan["values"];
  today: string;
  /** A day as the column of the cell writes it. */
  dayIn: (text: string) => string | null;
  names: Names;
  /** Called with every unknown name that is imported as it is written. */
  wonder: (name: string) => void;
};
/** What the taxonomy calls things. */
export type Names = {
  readCertificateEntry: (entry: string) => CertificateEntry;
  isSkill: (name: string) => boolean;
};
type Reader = (cell: string, means: Means) => unknown;

/** Maps a word to a value of its field: as somebody decided, else by the word lists. */
function meant(field: WordField, word: string, { values }: Means): string | null {
  const chosen = values[field]?.[word.toLowerCase()];
  if (chosen !== undefined) return chosen || null;
  const known = meanings()[field].get(foldText(word));
  if (known === undefined) throw new Unreadable("unknown", word);
  return known;
}

const one =
  (field: WordField): Reader =>
  (cell, means) =>
    meant(field, cell, means);

const several =
  (field: WordField): Reader =>
  (cell, means) => [...new Set(partsOf(cell).flatMap((item) => meant(field, item, means) ?? []))];

/** Codes and slugs hold no stroke, so that each one parts them. */
const partsOf = (cell: string) => itemsOf(cell).flatMap((item) => item.split("/"));

const yesNo =
  (field: WordField): Reader =>
  (cell, means) => {
    const word = meant(field, cell, means);
    return word === null ? null : word === "yes";
  };

const text: Reader = (cell) => cell;

const quantity =
  (read: (cell: string) => number | null): Reader =>
  (cell) => {
    const found = read(cell);
    if (found === null) throw new Unreadable("number", cell);
    return found;
  };

const day: Reader = (cell, { today, dayIn }) => {
  const found = meanings().now.has(foldText(cell)) ? today : dayIn(cell.trim());
  if (found === null) throw new Unreadable("date", cell);
  return found;
};

/** Nobody has agreed tomorrow. */
const pastDay: Reader = (cell, means) => {
  const found = day(cell, means);
  if (typeof found === "string" && found > means.today) throw new Unreadable("range", cell);
  return found;
};

export type Agreed = { isGiven: boolean; on: string | null };

/** Yes, no, or the day since when it is yes. */
const agreed =
  (field: WordField): Reader =>
  (cell, means): Agreed | null => {
    if (means.dayIn(cell) !== null) return { isGiven: true, on: String(pastDay(cell, means)) };
    const word = meant(field, cell, means);
    return word === null ? null : { isGiven: word === "yes", on: null };
  };

const proof: Reader = (cell) => {
  if (cell.length > maxProofLength) throw new Unreadable("too-long", cell);
  return cell;
};

const years = (cell: string) => {
  const [found] = /^\d+(?:[.,]\d+)?/.exec(cell.trim()) ?? [];
  return found === undefined ? null : Number(found.replace(",", "."));
};

/** `nl C1`, `Dutch (native)`, `Englisch: fließend`. */
const languages: Reader = (cell, means) =>
  Object.fromEntries(
    partsOf(cell).flatMap((item) => {
      const [code, level] = spoken(item);
      const found = meant("languages", level || unsaid, means);
      return found === null ? [] : [[code, found]];
    }),
  );

/** Its name is the longest beginning that is one. */
function spoken(item: string): [code: string, level: string] {
  const words = foldText(item).split(" ");
  for (let end = words.length; end > 0; end -= 1) {
    const code = meanings().language.get(words.slice(0, end).join(" "));
    if (code) return [code, words.slice(end).join(" ")];
  }
  throw new Unreadable("invalid", item);
}

const email: Reader = (cell) => {
  // Access writes a link as what it shows and where it leads: "x@y#mailto:x@y#".
  const linked = /#(?:mailto:)?([^#\s]+@[^#\s]+)#/i.exec(cell)?.[1] ?? cell;
  const [first = linked] = severalIn("email", linked);
  const bare = first.replaceAll(/^\s*(?:mailto:)?\s*|\s+$/gi, "").replace(/^.*<(.+)>$/, "$1");
  if (!bare.includes("@")) throw new Unreadable("no-at", cell);
  return bare;
};

/** Without an apostrophe that an older file has before it; words are no number. */
const phone: Reader = (cell) => {
  if (!/\d/.test(cell)) throw new Unreadable("invalid", cell);
  // A spreadsheet that took it for a number keeps some of its digits only.
  if (/^[+']?\d+(?:[.,]\d+)?E\+?\d+$/i.test(cell.trim())) throw new Unreadable("rounded", cell);
  const [first = cell] = severalIn("phone", cell);
  const bare = first.replace(/^'\s*/, "");
  return abroad.test(bare.trim()) ? `+${bare.trim()}` : bare;
};

/** A number as a spreadsheet keeps it, without its plus: no home number is so long and has no nought in front. */
const abroad =
  /^(?:31[1-9]\d{8}|32[1-9]\d{7,8}|33[1-9]\d{8}|34[6-9]\d{8}|39[03]\d{8,9}|4[013][1-9]\d{8,10}|44[1-9]\d{9}|4[5-7][1-9]\d{7,9}|48[1-9]\d{8}|49[1-9]\d{9,10}|35[1-9]\d{9,10}|36[1-9]\d{8}|42[01][1-9]\d{8})$/;

export const cellReaders: Record<Exclude<ImportField, "fullName">, Reader> = {
  firstName: text,
  infix: text,
  lastName: text,
  email,
  phone,
  linkedin: text,
  location: text,
  headline: text,
  summary: text,
  statusReason: text,
  statusUntil: day,
  country: one("country"),
  status: one("status"),
  role: one("role"),
  skills: (cell, { names }) => itemsOf(cell, names.isSkill),
  systems: several("systems"),
  willingCountries: several("willingCountries"),
  languages,
  yearsTotal: quantity(years),
  yearsDatacentre: quantity(years),
  payAmount: quantity(numberIn),
  payCurrency: currencyIn,
  payPeriod: one("payPeriod"),
  availableFrom: day,
  noticeDays: quantity(daysIn),
  contract: one("contract"),
  worksShifts: yesNo("worksShifts"),
  gdprConsent: agreed("gdprConsent"),
  shareConsent: agreed("shareConsent"),
  marketingConsent: agreed("marketingConsent"),
  objection: agreed("objection"),
  consentOn: pastDay,
  consentChannel: one("consentChannel"),
  consentProof: proof,
  certificates: (cell, { names: { readCertificateEntry: listed }, values, wonder }) =>
    itemsOf(cell).flatMap((entry) =>
      certificatesIn(entry, { chosen: values.certificates, listed, wonder }),
    ),
};
