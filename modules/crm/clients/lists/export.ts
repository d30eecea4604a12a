import { and, asc, desc, inArray } from "drizzle-orm";
import { owners } from "@/modules/records/owners";
import type { App } from "@/src/app";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import { utcToday } from "@/src/calendar";
import { lookedUp } from "./conditions";
import { matching } from "./filter";
import type { Client } from "../model";
import type { ClientExport } from "./questions";
import { clientContacts, clients } from "../schema";
import { isMainContact, orderOf } from "./service";
import { columns, toClient } from "../lifecycle/shape";

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, sort, ids, ...filter }: ClientExport,
): Promise<ExportFile> {
  const { by, direction } = orderOf(sort);
  const towards = direction === "descending" ? desc : asc;
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  const rows = await app.db
    .select(columns)
    .from(clients)
    .leftJoin(clientContacts, isMainContact)
    .where(and(wanted, ids && inArray(clients.id, ids)))
    .orderBy(towards(by), towards(clients.seq));
  const ownerOf = await owners.namesOf(
    app,
    "client",
    rows.map(({ id }) => id),
  );
  return fileOf(format, {
    name: `clients-${utcToday(app)}`,
    title: "Clients",
    heads: headWords,
    columns: cells,
    rows: rows.map((row) => ({ ...toClient(row), owner: ownerOf.get(row.id) ?? null })),
  });
}

type Exported = Client & { owner: string | null };

const cells: Sheet<Exported>["columns"] = {
  Number: ({ number }) => number,
  Name: ({ name }) => name,
  Industry: ({ industry }) => industry,
  Status: ({ status }) => status,
  Tier: ({ tier }) => tier,
  "Annual contract value (EUR)": ({ contractValue }) =>
    contractValue === null ? null : Number(contractValue),
  Contact: ({ contactPerson }) => contactPerson,
  Email: ({ contactEmail }) => contactEmail,
  Phone: ({ contactPhone }) => contactPhone,
  Website: ({ website }) => website,
  Datacenters: ({ cities }) => cities.join(", "),
  Owner: ({ owner }) => owner,
  Description: ({ description }) => description,
  Added: ({ createdAt }) => createdAt,
};
