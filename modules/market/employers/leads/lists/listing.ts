import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { compileConditions, listing, type LookedUp } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { type Order, rankIn } from "@/src/database/paging";
import { containsEachWord } from "@/src/search";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Lead } from "../../model";
import { employers, leads } from "../../schema";
import { adsOfLead, rowid, tallies, conditionCompilers, withEmployer } from "./conditions";
import type { LeadExport, LeadFilter, LeadQuery } from "./questions";
import { leadFields, type LeadSort, leadStates, liveLeadStates } from "../../rules";
import { leadsNamed } from "../leads";

const orders: Record<LeadSort, Order> = {
  changed: { by: leads.updatedAt, direction: "descending" },
  added: { by: leads.createdAt, direction: "descending" },
  employer: { by: leads.key, direction: "ascending" },
  metro: { by: leads.metro, direction: "ascending" },
  ads: { by: adsOfLead, direction: "descending" },
  state: { by: rankIn(leads.state, leadStates), direction: "ascending" },
};

export const lists = listing({
  name: "leads",
  fields: leadFields,
  from: withEmployer,
  id: sql`${leads.id}`,
  seq: rowid,
  orders,
  tallies,
  matching,
  rows: (db, { at, where, order, limit }) =>
    db
      .select({ id: leads.id, seq: rowid, at })
      .from(leads)
      .innerJoin(employers, eq(employers.key, leads.key))
      .where(where)
      .orderBy(...order)
      .limit(limit),
});

export type LeadPage = { leads: Lead[]; total: number; next: string | null };

/** Those still to be called unless others are asked for, the last changed first. */
export async function list(app: App, asked: LeadQuery): Promise<LeadPage> {
  const { items, ...page } = await lists.page(app, asked);
  const ids = items.map(({ id }) => id);
  return { ...page, leads: await leadsNamed(app, ids) };
}

function matching({ state, q, conditions }: LookedUp<LeadFilter>, today: string): SQL | undefined {
  return and(
    standing(state),
    ...containsEachWord(q, said),
    compileConditions(conditions, conditionCompilers, today),
  );
}

function standing(state: LeadFilter["state"]): SQL | undefined {
  if (state === "all") return undefined;
  return state === "live" ? inArray(leads.state, liveLeadStates) : eq(leads.state, state);
}

const said = {
  text: sql`concat_ws(' ', ${employers.name}, ${leads.metro}, ${leads.note})`,
  plain: leads.key,
};

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(app: App, { format, ...asked }: LeadExport): Promise<ExportFile> {
  const ids = (await lists.all(app, asked)).map(({ id }) => id);
  const name = `leads-${utcToday(app)}`;
  const rows = await leadsNamed(app, ids);
  return fileOf(format, { name, title: "Leads", heads: headWords, columns: cells, rows });
}

const cells: Sheet<Lead>["columns"] = {
  Employer: ({ employer }) => employer,
  Type: ({ verdict }) => verdict,
  Metro: ({ metro }) => metro,
  Country: ({ country }) => country,
  Ads: ({ ads }) => ads.length,
  State: ({ state }) => state,
  Owner: ({ owner }) => owner?.name ?? null,
  Reason: ({ reason }) => reason,
  Note: ({ note }) => note,
  Added: ({ createdAt }) => createdAt.slice(0, 10),
  Changed: ({ updatedAt }) => updatedAt.slice(0, 10),
};
