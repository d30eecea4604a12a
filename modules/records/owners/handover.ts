import { eq, sql } from "drizzle-orm";
import { historyWrite } from "@/modules/records/core";
import { statement } from "@/src/database";
import type { Handover } from "@/src/personal-data/ownership-transfer";
import { ownersChanged } from "./events";
import { type OwnedKind, ownedKinds } from "./rules";
import { recordOwners } from "./schema";

type Rows = { kind: OwnedKind; recordId: string }[];

/** The candidates, clients and deployments that somebody looks after. */
export const handover: Handover = {
  kind: "records",

  async of(app, userId) {
    const rows = await app.db
      .select({ id: recordOwners.recordId })
      .from(recordOwners)
      .where(eq(recordOwners.userId, userId));
    return rows.map(({ id }) => id);
  },

  async give(app, ids, { from, to }) {
    const wanted = new Set(ids);
    const theirs: Rows = await app.db
      .select({ kind: recordOwners.kind, recordId: recordOwners.recordId })
      .from(recordOwners)
      .where(eq(recordOwners.userId, from));
    const still = theirs.filter(({ recordId }) => wanted.has(recordId));
    const of = (kind: OwnedKind) => still.flatMap((it) => (it.kind === kind ? it.recordId : []));
    const kinds = ownedKinds.filter((kind) => of(kind).length > 0);
    const list = JSON.stringify(still.map(({ recordId }) => recordId));
    const moved = statement(sql`update record_owners set user_id = ${to} where user_id = ${from}
      and record_id in (select value from json_each(${list}))`);
    const told = kinds.map((kind) =>
      historyWrite(
        app,
        { kind, ids: of(kind) },
        { event: "owner-changed", changes: { owner: [from, to] } },
      ),
    );
    return {
      writes: kinds.length > 0 ? [moved, ...told] : [],
      news: kinds.map((kind) => ownersChanged(kind, of(kind))),
    };
  },
};
