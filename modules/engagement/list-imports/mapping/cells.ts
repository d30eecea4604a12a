import { currencyIn, dayIn, foldText, inverse, meanings, numberIn } from "@/modules/crm/imports";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { ListField } from "../rules";
import words from "./words.json";

/** What a cell says; undefined where it cannot be read. */
type Reader = (cell: string) => unknown;

const text: Reader = (cell) => cell;
const clientStatuses = inverse(words.client);
const contracts = inverse(words.contract);
const closed = new Set(words.closed.map(foldText));

/** A job that is filled or no longer wanted. */
export const isClosed = (cell: string): boolean => closed.has(foldText(cell));

const country: Reader = (cell) => {
  const iso = meanings().country.get(foldText(cell));
  return iso && toSpecification(iso);
};

/** `45`, `€ 45,50`: a numeric string with at most two places. */
const amount: Reader = (cell) => {
  const found = numberIn(cell.replace(/\/.*$|\bper\b.*$/i, "").trim());
  return found === null || found < 0 ? undefined : String(Math.round(found * 100) / 100);
};

const whole: Reader = (cell) => {
  const [found] = /\d+/.exec(cell) ?? [];
  return found === undefined ? undefined : Number(found);
};

export const cellReaders: Partial<Record<ListField, Reader>> = {
  status: (cell) => clientStatuses.get(foldText(cell)),
  contractValue: amount,
  paymentDays: whole,
  country,
  datacenters: (cell) =>
    cell
      .split(/[,;\n]/)
      .map((it) => it.trim())
      .filter(Boolean),
  seats: whole,
  rate: amount,
  rateCurrency: currencyIn,
  ratePeriod: (cell) => meanings().payPeriod.get(foldText(cell)),
  startsOn: (cell) => dayIn(cell.trim()) ?? undefined,
  contract: (cell) => contracts.get(foldText(cell)),
};

export const readCell = (field: ListField, cell: string): unknown =>
  (cellReaders[field] ?? text)(cell);
