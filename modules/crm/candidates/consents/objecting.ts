import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { suppressions } from "@/modules/platform/mail/suppressions";
import type { App } from "@/src/app";
import type { ConsentOverview } from "./consent-model";
import { candidatesChanged } from "../events";
import { groundRowsOf } from "./ground-rows";
import { endBasesWrites } from "./grounding";
import { changed, deed, rowOf, told } from "../archiving";
import { overviewOf } from "./overview";

/** They do not want to be approached: it stops at once, and their address stays on the list when they are gone. */
export async function object(app: App, id: string): Promise<ConsentOverview> {
  const [row, grounds] = await Promise.all([rowOf(app, id), groundRowsOf(app, id)]);
  if (row.objectedAt) return overviewOf(app, id);
  const interests = grounds.filter(
    ({ basis, endedAt }) => basis === "legitimate-interest" && endedAt === null,
  );
  const { set, writes } = endBasesWrites(app, grounds, interests);
  await app.write(
    [
      changed(app, row, { ...set, objectedAt: app.now().toISOString() }),
      ...writes,
      ...(row.email ? suppressions.suppress(app, row.email, "objected") : []),
      told(app, [id], { event: "objected" }),
      activities.recorded(app, { deed: "objected", entityType: "candidate", entityId: id }),
      audit.entry(app, deed("objected", id, { grounds: interests.length })),
    ],
    candidatesChanged([id]),
  );
  return overviewOf(app, id);
}

/** Only they can take it back; what rested on a legitimate interest is recorded anew. */
export async function unobject(app: App, id: string): Promise<ConsentOverview> {
  const row = await rowOf(app, id);
  if (!row.objectedAt) return overviewOf(app, id);
  await app.write(
    [
      changed(app, row, { objectedAt: null }),
      ...(row.email ? suppressions.unsuppress(app, row.email, "objected") : []),
      told(app, [id], { event: "objection-lifted" }),
      activities.recorded(app, { deed: "objection-lifted", entityType: "candidate", entityId: id }),
      audit.entry(app, deed("objection-lifted", id)),
    ],
    candidatesChanged([id]),
  );
  return overviewOf(app, id);
}
