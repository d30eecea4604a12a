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
import { projects } from "../schema";

const ways: Ways<typeof fields> = {
  status: isOneOf(projects.status),
  priority: isOneOf(projects.priority),
  country: isOneOf(projects.country),
  start: isBetween(projects.startDate),
  end: isBetween(projects.endDate),
  seats: isBetween(sql`(${projects.positionsRequired} - ${projects.positionsFilled})`),
  budget: isBetween(sql`(${projects.budgetCents} / 100.0)`),
  added: isBetween(projects.createdAt),
  tag: byEach(
    ({ text }) => taggedWithAny("project", projects.id, [text]),
    untagged("project", projects.id),
  ),
};

/** What an address asks of a project, as one truth. */
export const asConditions = conditionsBy(fields, ways);

const picked = sql`picked join projects on projects.seq = picked.seq`;
const ofColumn =
  (column: Column): Tally =>
  () =>
    sql`select ${column} as value, picked.seq from ${picked}`;

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: ofColumn(projects.status),
  priority: ofColumn(projects.priority),
  country: ofColumn(projects.country),
  tag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("project", projects.id)}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
