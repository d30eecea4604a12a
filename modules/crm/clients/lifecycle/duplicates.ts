import { and, eq, ne, or } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Duplicate, DuplicateQuery } from "../lists/questions";
import { nameKeyOf } from "./archiving";
import { hostOf, numberOf } from "../rules";
import { clients } from "../schema";

const mostShown = 10;

/** Which clients may be the company that is being typed in; a warning, never a refusal. */
export async function duplicates(
  app: App,
  { name, website, except }: DuplicateQuery,
): Promise<Duplicate[]> {
  const nameKey = name?.trim() ? nameKeyOf(name.trim()) : null;
  const websiteKey = website?.trim() ? hostOf(website.trim()) : null;
  if (!nameKey && !websiteKey) return [];
  const isAlike = or(
    nameKey ? eq(clients.nameKey, nameKey) : undefined,
    websiteKey ? eq(clients.websiteKey, websiteKey) : undefined,
  );
  const rows = await app.db
    .select()
    .from(clients)
    .where(and(isAlike, except ? ne(clients.id, except) : undefined))
    .limit(mostShown);
  return rows.map((row) => ({
    client: {
      id: row.id,
      number: numberOf(row.seq),
      name: row.name,
      status: row.status,
      isArchived: row.archivedAt !== null,
    },
    signs: [
      ...(row.nameKey === nameKey ? (["name"] as const) : []),
      ...(websiteKey && row.websiteKey === websiteKey ? (["website"] as const) : []),
    ],
  }));
}
