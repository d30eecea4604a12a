import type { LedgerAccounts, Posting } from "./rules";

/** Columns of a posting batch in version 13 of the format, in their order (DATEV format, "Buchungsstapel"). */
const columns = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...pairs("Beleginfo - Art", "Beleginfo - Inhalt", 8),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "Kost-Menge",
  "EU-Land u. UStID (Bestimmung)",
  "EU-Steuersatz (Bestimmung)",
  "Abw. Versteuerungsart",
  "Sachverhalt L+L",
  "Funktionsergänzung L+L",
  "BU 49 Hauptfunktionstyp",
  "BU 49 Hauptfunktionsnummer",
  "BU 49 Funktionsergänzung",
  ...pairs("Zusatzinformation - Art", "Zusatzinformation- Inhalt", 20),
  "Stück",
  "Gewicht",
  "Zahlweise",
  "Forderungsart",
  "Veranlagungsjahr",
  "Zugeordnete Fälligkeit",
  "Skontotyp",
  "Auftragsnummer",
  "Buchungstyp",
  "USt-Schlüssel (Anzahlungen)",
  "EU-Land (Anzahlungen)",
  "Sachverhalt L+L (Anzahlungen)",
  "EU-Steuersatz (Anzahlungen)",
  "Erlöskonto (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "KOST-Datum",
  "SEPA-Mandatsreferenz",
  "Skontosperre",
  "Gesellschaftername",
  "Beteiligtennummer",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Postensperre bis",
  "Bezeichnung SoBil-Sachverhalt",
  "Kennzeichen SoBil-Buchung",
  "Festschreibung",
  "Leistungsdatum",
  "Datum Zuord. Steuerperiode",
  "Fälligkeit",
  "Generalumkehr (GU)",
  "Steuersatz",
  "Land",
  "Abrechnungsreferenz",
  "BVV-Position",
  "EU-Land u. UStID (Ursprung)",
  "EU-Steuersatz (Ursprung)",
  "Abw. Skontokonto",
] as const;

function pairs(kind: string, content: string, n: number): string[] {
  return Array.from({ length: n }, (_, at) => [`${kind} ${at + 1}`, `${content} ${at + 1}`]).flat();
}

/** What is written without quotation marks: amounts, accounts and days. */
const bare = new Set([
  "Umsatz (ohne Soll/Haben-Kz)",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "Belegdatum",
  "Festschreibung",
  "Leistungsdatum",
  "Fälligkeit",
]);

export type Batch = { from: string; to: string; createdAt: string; accounts: LedgerAccounts };

/**
 * A posting batch that DATEV programs read (EXTF, header 700, format 13): windows-1252, lines ended by CR and LF.
 * Amounts of other currencies than the euro are left out by whoever asks, because they need a rate.
 */
export const datevBytes = (postings: readonly Posting[], batch: Batch): Uint8Array<ArrayBuffer> =>
  windows1252(
    [header(batch), columns.join(";"), ...postings.map(rowOf)].map((it) => `${it}\r\n`).join(""),
  );

function header({ from, to, createdAt, accounts }: Batch): string {
  const compact = (text: string) => text.replaceAll(/\D/g, "");
  const { consultant, datevClient, yearStartMonth, accountLength } = accounts;
  const year = Number(from.slice(0, 4)) - (Number(from.slice(5, 7)) < yearStartMonth ? 1 : 0);
  const yearStart = `${year}${String(yearStartMonth).padStart(2, "0")}01`;
  const fields = [
    '"EXTF"',
    700,
    21,
    '"Buchungsstapel"',
    13,
    compact(createdAt).padEnd(17, "0"),
    "",
    '"RE"',
    '""',
    '""',
    consultant,
    datevClient,
    yearStart,
    accountLength,
    compact(from),
    compact(to),
    '"Coldaisle"',
    '""',
    1,
    0,
    0,
    '"EUR"',
  ];
  const unused = ["", '""', "", "", '""', "", "", '""', '""'];
  return [...fields, ...unused].join(";");
}

function rowOf(posting: Posting): string {
  const values: Record<string, string> = {
    "Umsatz (ohne Soll/Haben-Kz)": (posting.cents / 100).toFixed(2).replace(".", ","),
    "Soll/Haben-Kennzeichen": "S",
    "WKZ Umsatz": posting.currency,
    Konto: posting.debit,
    "Gegenkonto (ohne BU-Schlüssel)": posting.credit,
    // Day and month; the year is that of the header.
    Belegdatum: `${posting.day.slice(8, 10)}${posting.day.slice(5, 7)}`,
    "Belegfeld 1": posting.document.replaceAll(/[^\w$&%*+/-]/g, "").slice(0, 36),
    Buchungstext: posting.text.slice(0, 60),
    "EU-Land u. UStID (Bestimmung)": vatNumberOf(posting),
    Festschreibung: "0",
    Leistungsdatum: dayOf(posting.workedUntil),
    Fälligkeit: dayOf(posting.dueOn),
  };
  return columns
    .map((name) => (bare.has(name) ? (values[name] ?? "") : quoted(values[name] ?? "")))
    .join(";");
}

const vatNumberOf = ({ vat }: Posting) =>
  vat?.category === "AE" ? (vat.number ?? "").slice(0, 15) : "";

const dayOf = (day: string | null) =>
  day === null ? "" : `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`;

const quoted = (text: string) => `"${text.replaceAll(/\p{Cc}/gu, " ").replaceAll('"', '""')}"`;

/** Letters that the code page does not have lose their marks; what is left then becomes a question mark. */
function windows1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = [...text].map((letter) => {
    const plain = strokes[letter] ?? letter.normalize("NFKD").charAt(0);
    return byteOf(letter) ?? byteOf(plain) ?? 0x3f;
  });
  return Uint8Array.from(bytes);
}

/** Letters whose stroke is no mark that could be taken off. */
const strokes: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", ı: "i" };

const table = new Map(
  [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, n) => n))].map(
    (letter, n) => [letter, n] as const,
  ),
);
const byteOf = (letter: string) => table.get(letter);
