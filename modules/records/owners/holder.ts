import { and, eq, inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Holder } from "@/src/personal-data/holders";
import { ownersChanged } from "./events";
import { type OwnedKind, ownedKinds } from "./rules";
import { recordOwners } from "./schema";

/** Who looks after whom is about both: the person of the record, and the colleague. */
export const holder: Holder = {
  name: "owners",
  tables: ["record_owners"],

  async collect(app, subject) {
    const wanted = about(subject);
    if (!wanted) return {};
    return { owners: await rowsWhere(app, wanted) };
  },

  async erase(app, subject) {
    const wanted = about(subject);
    const rows = wanted ? await rowsWhere(app, wanted) : [];
    if (!wanted || rows.length === 0) return { writes: [], news: [] };
    const of = (kind: OwnedKind) => rows.flatMap((it) => (it.kind === kind ? it.recordId : []));
    const kinds = ownedKinds.filter((kind) => of(kind).length > 0);
    return {
      writes: [app.db.delete(recordOwners).where(wanted)],
      news: kinds.map((kind) => ownersChanged(kind, of(kind))),
    };
  },
};

const rowsWhere = (app: App, wanted: NonNullable<ReturnType<typeof about>>) =>
  app.db.select().from(recordOwners).where(wanted);

function about({ type, id }: { type: string; id: string }) {
  if (type === "user") return eq(recordOwners.userId, id);
  if (type !== "candidate") return undefined;
  return and(eq(recordOwners.recordId, id), inArray(recordOwners.kind, ["candidate"]));
}
