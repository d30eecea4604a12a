import { sql } from "drizzle-orm";
import { clientRows } from "@/modules/crm/clients/read-model";
import {
  byEach,
  type CountedIn,
  foundOf,
  isBetween,
  isNamed,
  isOneOf,
  listOf,
  lookedUpBy,
  nearness,
  type Tally,
  valuesIn,
  type ConditionCompilers,
  wordsOf,
} from "@/modules/records/conditions";
import { joinedTags, taggedWithAny, untagged } from "@/modules/records/tags";
import { fields } from "../rules";
import { projects, projectSeats, projectTeam } from "../schema";

const { townsNear, liesIn } = nearness({
  topic: "projects",
  rows: ({ db }) =>
    db.selectDistinct({ place: projects.location, country: projects.country }).from(projects),
  place: sql`${projects.location}`,
  country: sql`${projects.country}`,
});

const workedFor = byEach(
  ({ text }) => sql`${projects.clientId} in (select ${clientRows.id} from ${clientRows}
    where ${isNamed(clientRows.nameKey, text)})`,
  sql`${projects.clientId} is null`,
);

export const conditionCompilers: ConditionCompilers<typeof fields> = {
  status: isOneOf(projects.status),
  priority: isOneOf(projects.priority),
  country: isOneOf(projects.country),
  near: (values) => liesIn(foundOf(values)),
  client: workedFor,
  role: (values) => sql`${projects.id} in (select ${projectSeats.projectId} from ${projectSeats}
    where ${projectSeats.role} in ${listOf(wordsOf(values))})`,
  team: byEach(
    ({ text }) => sql`${projects.id} in (select ${projectTeam.projectId} from ${projectTeam}
      where ${projectTeam.userId} = ${text})`,
    sql`${projects.id} not in (select ${projectTeam.projectId} from ${projectTeam})`,
  ),
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

/** A filter with what its conditions have to look up first. */
export const lookedUp = lookedUpBy({ fields, townsNear });

const picked = sql`picked join projects on projects.seq = picked.seq`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: valuesOf(projects.status),
  priority: valuesOf(projects.priority),
  country: valuesOf(projects.country),
  client: () => sql`select ${clientRows.name} as value, picked.seq
    from ${picked} join ${clientRows} on ${clientRows.id} = ${projects.clientId}`,
  role: () => sql`select ${projectSeats.role} as value, picked.seq
    from ${picked} join ${projectSeats} on ${projectSeats.projectId} = ${projects.id}`,
  team: () => sql`select ${projectTeam.userId} as value, picked.seq
    from ${picked} join ${projectTeam} on ${projectTeam.projectId} = ${projects.id}`,
  tag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("project", projects.id)}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
