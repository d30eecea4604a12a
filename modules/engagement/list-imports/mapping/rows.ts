import type { z } from "zod";
import { isSum, saysNothing } from "@/modules/crm/imports";
import { NewClient } from "@/modules/crm/clients";
import { NewJobOrder } from "@/modules/staffing/job-orders";
import type { ListPlan } from "../model";
import { type ListField, type ListKind, neededField } from "../rules";
import { isClosed, readCell } from "./cells";

/** A cell that cannot be read and stays empty. */
export type Emptied = { field: ListField; value: string };
type Read<Given> = {
  /** Null where the row has no name, or is the sum of the others. */
  given: Given | null;
  emptied: Emptied[];
  isClosed: boolean;
};
export type ClientRow = Read<NewClient>;
/** A job with the name of its client, who may not be here yet. */
export type JobRow = Read<NewJobOrder> & { client: string | null };

type Cells = Partial<Record<ListField, string>>;

function cellsOf({ columns }: ListPlan, row: readonly string[]): Cells {
  const cells: Cells = {};
  for (const [at, field] of columns.entries()) {
    const cell = row[at]?.trim() ?? "";
    if (field && cell && !saysNothing("summary", cell)) cells[field] = cell;
  }
  return cells;
}

/** Reads a cell, or notes that it cannot be read. */
const readerFor = (cells: Cells, emptied: Emptied[]) => (field: ListField) => {
  const cell = cells[field];
  if (cell === undefined) return undefined;
  const found = readCell(field, cell);
  if (found === undefined) emptied.push({ field, value: cell });
  return found;
};

const isNobody = (kind: ListKind, cells: Cells, row: readonly string[]) =>
  !cells[neededField[kind]] || isSum(row);

export function clientIn(plan: ListPlan, row: readonly string[]): ClientRow {
  const emptied: Emptied[] = [];
  const cells = cellsOf(plan, row);
  const read = readerFor(cells, emptied);
  if (isNobody("clients", cells, row)) return { given: null, emptied, isClosed: false };
  const { name, contactName, contactEmail, contactPhone, contactTitle, street, city } = cells;
  const contact = contactName ?? contactEmail ?? contactPhone;
  const country = read("country");
  const hasSite = [street, city, country].some((it) => it !== undefined);
  const sites = [
    ...(hasSite ? [{ name: city ?? name, street, city, country }] : []),
    ...((read("datacenters") as string[] | undefined) ?? [])
      .filter((it) => it !== city)
      .map((it) => ({ name: it, city: it })),
  ];
  const given = {
    name,
    industry: cells.industry,
    status: read("status"),
    website: cells.website,
    contractValue: read("contractValue"),
    description: cells.description,
    vatNumber: cells.vatNumber,
    kvkNumber: cells.kvkNumber,
    paymentDays: read("paymentDays"),
    ...(contact && {
      contacts: [{ name: contact, title: contactTitle, email: contactEmail, phone: contactPhone }],
    }),
    ...(sites.length > 0 && { sites }),
  };
  return { given: judged(NewClient, given, { cells, emptied }), emptied, isClosed: false };
}

export function jobIn(plan: ListPlan, row: readonly string[]): JobRow {
  const emptied: Emptied[] = [];
  const cells = cellsOf(plan, row);
  const read = readerFor(cells, emptied);
  const client = cells.client ?? null;
  if (isNobody("jobs", cells, row)) return { given: null, emptied, isClosed: false, client };
  const given = {
    title: cells.title,
    location: cells.location,
    country: read("country"),
    seats: read("seats"),
    rate: read("rate"),
    rateCurrency: read("rateCurrency"),
    ratePeriod: read("ratePeriod"),
    startsOn: read("startsOn"),
    contract: read("contract"),
    description: cells.description,
  };
  return {
    given: judged(NewJobOrder, given, { cells, emptied }),
    emptied,
    isClosed: cells.status !== undefined && isClosed(cells.status),
    client,
  };
}

/** Where a field of a contact or of a site comes from. */
const fieldAt: Record<string, ListField> = {
  "contacts.0.name": "contactName",
  "contacts.0.title": "contactTitle",
  "contacts.0.email": "contactEmail",
  "contacts.0.phone": "contactPhone",
  "sites.0.street": "street",
  "sites.0.city": "city",
  "sites.0.country": "country",
};

type Noted = { cells: Cells; emptied: Emptied[] };

/** What the model of the record says of a row; what it refuses is left out, and told. */
function judged<Given>(model: z.ZodType<Given>, given: object, { cells, emptied }: Noted) {
  const judgement = model.safeParse(given);
  if (judgement.success) return judgement.data;
  const rest = structuredClone(given);
  for (const { path } of judgement.error.issues) {
    const key = path.map(String);
    const field = fieldAt[key.join(".")] ?? (key[0] as ListField);
    emptied.push({ field, value: cells[field] ?? "" });
    const holder = key.slice(0, -1).reduce<object>((it, name) => Reflect.get(it, name), rest);
    Reflect.deleteProperty(holder, key.at(-1) ?? "");
  }
  const again = model.safeParse(rest);
  return again.success ? again.data : null;
}
