import { isParticle } from "@/modules/platform/texts/rules";
import type { Plan } from "../../model";
import type { ImportField } from "../../rules";
import { Unreadable } from "../cells";
import { withoutPlaces } from "../person-names";
import { certificateOfHead } from "./certificate-heads";
import { currencySigns } from "../quantities";
import { foldText, meanings } from "../words";

/** Rewrites a cell by what the column's name says about all of them. */
type Headed = (cell: string, dayIn: (text: string) => string | null) => string;

const asItStands: Headed = (cell) => cell;

/** What a column's name adds to each cell: the certificate a day belongs to, weeks as the unit, last name first. */
export function headedBy(field: ImportField, head: string): Headed {
  if (field === "certificates") return certificateUnder(head);
  if (field === "fullName" && withTown.test(foldText(head))) return withoutPlaces;
  if (field === "fullName" && lastFirst.test(foldText(head))) return turned(head);
  if (field === "lastName") return withParticle;
  const unit = field === "noticeDays" && unitIn(head);
  return unit ? (cell) => (/^\d+(?:[.,]\d+)?$/.test(cell) ? `${cell} ${unit}` : cell) : asItStands;
}

/** Whether the column of a certificate holds days. */
export const isOfDays = (field: ImportField, head: string): boolean =>
  field === "certificates" && certificateOfHead(head) !== null;

function certificateUnder(head: string): Headed {
  const column = certificateOfHead(head);
  if (!column) return asItStands;
  return (cell, dayIn) => {
    const word = meanings().gdprConsent.get(foldText(cell));
    if (word) return word === "yes" ? column.name : "";
    const day = dayIn(cell.trim());
    if (day === null) throw new Unreadable("date", cell);
    return `${column.name} ${column.day}:${day}`;
  };
}

/** "Naam, woonplaats" */
const withTown =
  /(?:^| )(?:woonplaats|plaats|stad|ort|wohnort|city|town|place|location|ville|ciudad|localidad|citta|residenza|miasto|miejscowosc|bostadsort)(?: |$)/;

const lastFirst =
  /^(?:cognome(?: e)? nome|apellidos y nombre|nachname vorname|nazwisko i imie|achternaam voornaam|prijmeni a jmeno)$/;

/** "De Prova Anna" becomes "De Prova, Anna"; of three words of a Spanish name the first two are the last one. */
const turned =
  (head: string): Headed =>
  (cell) => {
    const words = cell.trim().split(/\s+/);
    if (cell.includes(",") || words.length < 2) return cell;
    const first = words.findIndex((it) => !isParticle(it)) + 1;
    const isTwofold = /^apellidos/.test(foldText(head)) && words.length > first + 1;
    const at = Math.min(words.length - 1, first + (isTwofold ? 1 : 0));
    return `${words.slice(0, at).join(" ")}, ${words.slice(at).join(" ")}`;
  };

/** "Berg, van den", as Dutch lists are sorted. */
const withParticle: Headed = (cell) => {
  const [name = "", particles = "", ...others] = cell.split(",").map((it) => it.trim());
  const isParted =
    particles && others.length === 0 && particles.split(/\s+/).every((it) => isParticle(it));
  return isParted ? `${particles} ${name}` : cell;
};

const units: [unit: string, words: RegExp][] = [
  ["weeks", /(?:^| )(?:weeks?|weken|wochen|semaines|semanas|settimane)(?: |$)/],
  ["months", /(?:^| )(?:months?|maanden|monate|mois|meses|mesi)(?: |$)/],
];

const unitIn = (head: string) => units.find(([, words]) => words.test(foldText(head)))?.[0] ?? null;

const periods: [period: string, words: RegExp][] = [
  ["hour", /uur|stunde|(?:^| )(?:hour(?:ly)?|heure|horaire|hora|ora|p u|pu|h)(?: |$)/],
  ["day", /dagtarief|tagessatz|(?:^| )(?:day|daily|dag|tag|jour|tjm|dia|giorno)(?: |$)/],
  ["month", /maand|monat|(?:^| )(?:month(?:ly)?|mois|mensuel|mensual|mensile|mes|mese)(?: |$)/],
  ["year", /jaar|jahr|(?:^| )(?:year(?:ly)?|annual|an|annuel|anual|annuo|anno|ral|p a|pa)(?: |$)/],
];

/** For how long and in which currency the column of pay says its amounts; null where its head says neither. */
export function payHeadOf({ columns, head }: Pick<Plan, "columns" | "head">) {
  const name = head[columns.indexOf("payAmount")] ?? "";
  const said = foldText(name);
  const sign = Object.entries(currencySigns).find(([it]) => name.includes(it))?.[1];
  return {
    period: periods.find(([, words]) => words.test(said))?.[0] ?? null,
    currency: sign ?? /\b(?:EUR|GBP|USD|CHF|PLN|SEK|NOK|DKK|CZK)\b/.exec(name)?.[0] ?? null,
  };
}
