import { and, eq, type SQL, sql } from "drizzle-orm";
import { compileConditions, listing, type LookedUp } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { coalesced, type Order, rankIn } from "@/src/database/paging";
import { containsEachWord } from "@/src/search";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Campaign } from "../model";
import { statuses } from "../rules";
import { campaigns } from "../schema";
import { campaignsNamed } from "../service";
import { recipients, tallies, conditionCompilers } from "./conditions";
import type { CampaignExport, CampaignFilter, CampaignQuery } from "./questions";
import { campaignFields, type CampaignSort } from "../rules";

const orders: Record<CampaignSort, Order> = {
  number: { by: campaigns.seq, direction: "descending" },
  name: { by: sql`lower(${campaigns.name})`, direction: "ascending" },
  status: { by: rankIn(campaigns.status, statuses), direction: "ascending" },
  started: { by: coalesced(campaigns.startedAt, sql`''`), direction: "descending" },
  recipients: { by: recipients, direction: "descending" },
};

export const lists = listing({
  name: "campaigns",
  fields: campaignFields,
  from: sql`${campaigns}`,
  id: sql`${campaigns.id}`,
  seq: sql<number>`${campaigns.seq}`,
  orders,
  tallies,
  matching,
  rows: (db, { at, where, order, limit }) =>
    db
      .select({ id: campaigns.id, seq: campaigns.seq, at })
      .from(campaigns)
      .where(where)
      .orderBy(...order)
      .limit(limit),
});

export type CampaignPage = { campaigns: Campaign[]; total: number; next: string | null };

/** The newest first unless another order is asked for. */
export async function list(app: App, asked: CampaignQuery): Promise<CampaignPage> {
  const { items, ...page } = await lists.page(app, asked);
  const ids = items.map(({ id }) => id);
  return { ...page, campaigns: await campaignsNamed(app, ids) };
}

function matching(
  { status, q, conditions }: LookedUp<CampaignFilter>,
  today: string,
): SQL | undefined {
  return and(
    status === "all" ? undefined : eq(campaigns.status, status),
    ...containsEachWord(q, {
      text: sql`concat_ws(' ', ${campaigns.name}, printf('M-%04d', ${campaigns.seq}))`,
    }),
    compileConditions(conditions, conditionCompilers, today),
  );
}

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, ...asked }: CampaignExport,
): Promise<ExportFile> {
  const ids = (await lists.all(app, asked)).map(({ id }) => id);
  const rows = await campaignsNamed(app, ids);
  const name = `campaigns-${utcToday(app)}`;
  return fileOf(format, { name, title: "Campaigns", heads: headWords, columns: cells, rows });
}

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null;

const cells: Sheet<Campaign>["columns"] = {
  Number: ({ number }) => number,
  Name: ({ name }) => name,
  Status: ({ status }) => status,
  Recipients: ({ counts }) => counts.recipients,
  Sent: ({ counts }) => counts.letters.sent,
  Replied: ({ counts }) => counts.replied,
  Bounced: ({ counts }) => counts.bounced,
  Unsubscribed: ({ counts }) => counts.optedOut,
  "Added by": ({ createdBy }) => createdBy,
  Added: ({ createdAt }) => dayOf(createdAt),
  Started: ({ startedAt }) => dayOf(startedAt),
  Ended: ({ endedAt }) => dayOf(endedAt),
};
