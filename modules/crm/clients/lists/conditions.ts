import { type Column, sql } from "drizzle-orm";
import {
  byEach,
  conditionsBy,
  type CountedIn,
  isBetween,
  isOneOf,
  type Tally,
  type Ways,
} from "@/modules/records/conditions";
import { joinedTags, taggedWithAny, untagged } from "@/modules/records/tags";
import { fields } from "../rules";
import { clients } from "../schema";

const ways: Ways<typeof fields> = {
  status: isOneOf(clients.status),
  value: isBetween(sql`(${clients.valueCents} / 100.0)`),
  added: isBetween(clients.createdAt),
  changed: isBetween(clients.updatedAt),
  tag: byEach(
    ({ text }) => taggedWithAny("client", clients.id, [text]),
    untagged("client", clients.id),
  ),
};

/** What an address asks of a client, as one truth. */
export const asConditions = conditionsBy(fields, ways);

const picked = sql`picked join clients on clients.seq = picked.seq`;
const ofColumn =
  (column: Column): Tally =>
  () =>
    sql`select ${column} as value, picked.seq from ${picked}`;

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: ofColumn(clients.status),
  tag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("client", clients.id)}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
