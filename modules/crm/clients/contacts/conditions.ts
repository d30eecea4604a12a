import { sql } from "drizzle-orm";
import {
  byEach,
  type CountedIn,
  isCompany,
  isSo,
  lookedUpBy,
  type Tally,
  valuesIn,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { joinedTags, taggedWithAny, untagged } from "@/modules/records/tags";
import { talliesIn, townsNear, conditionCompilers as clientWays } from "../lists/conditions";
import { clientContacts as contacts, clients } from "../schema";
import { contactFields as fields } from "../rules";

const { status, tier, industry, near, country, tag } = clientWays;

/** How the list of contacts answers each of its fields, beside their client. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  status,
  tier,
  industry,
  near,
  country,
  tag,
  client: isCompany(clients.nameKey),
  title: byEach(
    ({ text }) => sql`lower(${contacts.title}) = ${text.toLowerCase()}`,
    sql`${contacts.title} is null`,
  ),
  main: isSo(() => sql`${contacts.position} = 0`),
  email: isSo(() => sql`${contacts.email} is not null`),
  phone: isSo(() => sql`${contacts.phone} is not null`),
  contactTag: byEach(
    ({ text }) => taggedWithAny("contact", contacts.id, [text]),
    untagged("contact", contacts.id),
  ),
};

/** A filter with what its conditions have to look up first. */
export const lookedUp = lookedUpBy({ fields, townsNear });

export const rowid = sql<number>`${contacts}.rowid`;
export const withClient = sql`${contacts} join ${clients} on ${clients.id} = ${contacts.clientId}`;

const picked = sql`picked join ${contacts} on ${rowid} = picked.seq
  join ${clients} on ${clients.id} = ${contacts.clientId}`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  ...talliesIn(picked),
  client: valuesOf(clients.name),
  contactTag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("contact", contacts.id)}`,
  title: valuesOf(contacts.title),
} satisfies Record<CountedIn<typeof fields>, Tally>;
