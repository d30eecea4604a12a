import { type Column, sql } from "drizzle-orm";
import { type CountedIn, facetsOf, type Tally, valuesIn } from "@/modules/records/conditions";
import { joinedOwner } from "@/modules/records/owners";
import { joinedTags } from "@/modules/records/tags";
import type { App } from "@/src/app";
import { matching } from "../lists/filter";
import type { CandidateFacets } from "../lists/questions";
import { fields } from "../rules";
import { candidates } from "../schema";
import { isInForce } from "./compilers";

const picked = sql`picked join candidates on candidates.seq = picked.seq`;
const valuesOf = valuesIn(picked);
const ofList =
  (list: Column): Tally =>
  () =>
    sql`select each.value, picked.seq from ${picked}, json_each(${list}) each`;

/** For each field a query of its values, one row per value and candidate. */
const tallies: Record<CountedIn<typeof fields>, Tally> = {
  holds: (today) => sql`select held.certificate as value, picked.seq
    from ${picked} join candidate_certificates held on held.candidate_id = candidates.id
    where ${isInForce(today)}`,
  skill: ofList(candidates.skills),
  language: () =>
    sql`select each.key as value, picked.seq from ${picked}, json_each(${candidates.languages}) each`,
  status: valuesOf(candidates.status),
  role: valuesOf(candidates.role),
  systems: ofList(candidates.systems),
  country: valuesOf(candidates.country),
  willing: ofList(candidates.willingCountries),
  contract: valuesOf(candidates.contract),
  consent: () => sql`select given.purpose as value, picked.seq
    from ${picked} join candidate_consents given on given.candidate_id = candidates.id
    where given.withdrawn_at is null`,
  origin: valuesOf(candidates.origin),
  owner: () => sql`select owned.user_id as value, picked.seq
    from ${picked} ${joinedOwner("candidate", candidates.id)}`,
  tag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("candidate", candidates.id)}`,
};

/** How many of those whom the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: CandidateFacets) =>
  facetsOf(app, {
    topic: "candidates",
    fields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => sql`select ${candidates.seq} as seq from ${candidates}
      where ${await matching(app, filter)} order by ${candidates.seq} desc`,
  });
