import { perEuroOf } from "@/modules/knowledge/normalise/rules";
import { NewExpense } from "../../model";
import { dayAt, isMonthFirst } from "../cells";
import shared from "../columns.json";
import { type ImportFault, type Parsed, type ParsedFile, type Wrong, wrong } from "../parsed";
import * as sheet from "../sheet";
import { badDay, badHead } from "../table";
import { centsOf, currencyOf, isNo, kilometresOf, kindOf, percentOf, vatWithin } from "./cells";
import names from "./columns.json";

const { deployment, person, given, family, client, day } = shared.columns;
const own = names.columns;
const words = {
  ...own,
  deployment,
  client,
  day: [...day, ...own.day],
  person: [...person, ...own.person],
  given: [...given, ...own.given],
  family: [...family, ...own.family],
};
type Column = keyof typeof words;
const heads = sheet.headsOf(words);

/** The expenses of a table, one in a row, or each cell of it that is wrong. */
export function expensesIn(rows: sheet.Row[]): ParsedFile<NewExpense> {
  const { headLine, places, below } = sheet.belowHead(rows, lookAt);
  const missing = whatIsMissing(places);
  if (missing) return { parsed: [], faults: [{ line: headLine, ...missing }] };
  const monthFirst = isMonthFirst(below.map(({ cells }) => cells[places.get("day") ?? -1] ?? ""));
  const parsed: Parsed<NewExpense>[] = [];
  const faults: ImportFault[] = [];
  for (const { line, cells } of below) {
    const value = sheet.valueIn(cells, places);
    if (sheet.isNoEntry(cells, [value("day"), value("deployment")])) continue;
    const { item, wrongs } = expenseOf({ value, places }, monthFirst);
    faults.push(...wrongs.map((it) => ({ line, ...it })));
    if (item) parsed.push({ line, ...sheet.whoseOf(value), day: item.spentOn, item });
  }
  return { parsed, faults };
}

/** A column of VAT that counts in percent has the sign in its name. */
function lookAt(cells: string[]) {
  const places = sheet.placesOf(cells, heads);
  const vat = places.get("vat");
  if (vat !== undefined && cells[vat]?.includes("%")) {
    places.delete("vat");
    places.set("rate", vat);
  }
  return { places, known: places.size };
}

function whatIsMissing(places: sheet.Places<Column>): Wrong | null {
  if (sheet.namesNobody(places)) return badHead();
  if (!places.has("day")) return wrong("Name a column with the day in the first line.");
  return places.has("amount") || places.has("net") || places.has("km")
    ? null
    : wrong("Name a column with the amount or the kilometres in the first line.");
}

type Cells = { value: sheet.Value<Column>; places: sheet.Places<Column> };
/** Takes a cell as it was read, or remembers what is wrong with it. */
type Take = <It>(column: Column, read: It | null, otherwise: Wrong) => It | null;

function expenseOf(cells: Cells, monthFirst: boolean) {
  const { value, places } = cells;
  const wrongs: Wrong[] = [];
  const take: Take = (column, read, otherwise) => {
    const at = places.get(column);
    if (read === null)
      wrongs.push({ ...otherwise, ...(at !== undefined && { column: letters(at) }) });
    return read;
  };
  const spentOn = take("day", dayAt(value("day"), monthFirst), badDay());
  const kind = take("kind", kindIn(value), badKind);
  const note = take("note", noteIn(value), wrong("Description: write at most 200 characters."));
  take("paidBack", isNo(value("paidBack")) ? null : true, notPaidBack);
  const worth = kind === "mileage" ? driven(value, take) : spent(cells, take);
  const isWhole = wrongs.length === 0 && worth !== null;
  const item = isWhole ? NewExpense.parse({ spentOn, kind, note, ...worth }) : null;
  return { item, wrongs };
}

const badKind = wrong(
  "Type: write mileage, per diem, travel, lodging, meals, tools or other, in English, Dutch or German.",
);
const notPaidBack = wrong("This expense isn't paid back to the person. Take the line out.");

/** Without a word for it, kilometres are mileage and amounts are something else. */
const kindIn = (value: sheet.Value<Column>) =>
  value("kind") === "" ? (value("km") === "" ? "other" : "mileage") : kindOf(value("kind"));

function noteIn(value: sheet.Value<Column>): string | null {
  const said = [...new Set([value("merchant"), value("note")].filter(Boolean))].join(": ");
  return said.length > 200 ? null : said;
}

const mostKilometres = 5000;

function driven(value: sheet.Value<Column>, take: Take) {
  const read = kilometresOf(value("km"));
  const km = read === null ? 0 : Math.round(read);
  const isRight = km >= 1 && km <= mostKilometres;
  const otherwise = wrong("Kilometres: write a number from 1 to 5000.");
  const kilometres = take("km", isRight ? km : null, otherwise);
  return kilometres === null ? null : { kilometres };
}

const mostCents = 10_000_000;

function spent({ value, places }: Cells, take: Take) {
  const column = places.has("amount") && value("amount") !== "" ? "amount" : "net";
  const amount = value(column);
  const cents = centsOf(amount);
  const isRight = cents !== null && cents > 0 && cents <= mostCents;
  const shown = places.has(column) ? column : "amount";
  const read = take(
    shown,
    isRight ? cents : null,
    wrong("Amount: write it as 12.50, more than 0."),
  );
  const badCurrency = wrong("Currency: write three letters, such as EUR.");
  const code = currencyOf(value("currency"), amount);
  const isKnown = code === null || perEuroOf(code) !== null;
  const currency = take("currency", isKnown ? code : null, code ? unrated : badCurrency);
  if (read === null || currency === null) return null;
  const vat = vatIn(value, { cents: read, isNet: column === "net" });
  const vatColumn = value("vat") === "" ? "rate" : "vat";
  const vatCents = take(
    vatColumn,
    vat,
    wrong("VAT: write it as 2.10 or 21%, less than the amount."),
  );
  const amountCents = column === "net" ? read + (vatCents ?? 0) : read;
  return vatCents === null ? null : { amountCents, vatCents, currency };
}

const unrated = wrong("Currency: no rate of exchange is known for it. Write the amount in euros.");

/** In cents, in percent of the amount without it, or none. */
function vatIn(value: sheet.Value<Column>, { cents, isNet }: { cents: number; isNet: boolean }) {
  const [vat, rate] = [value("vat"), value("rate")];
  const percent = vat.includes("%") ? percentOf(vat) : vat === "" ? percentOf(rate) : null;
  if (percent !== null)
    return isNet ? Math.round((cents * percent) / 100) : vatWithin(cents, percent);
  if (vat === "") return rate === "" ? 0 : null;
  const found = vat.includes("%") ? null : centsOf(vat);
  return found !== null && found >= 0 && found < cents ? found : null;
}

/** As a spreadsheet names a column: A, Z, AA. */
export function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}
