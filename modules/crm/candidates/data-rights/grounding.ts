import { and, eq, isNull } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { utcToday } from "@/src/calendar";
import { basesFor } from "../legal-bases/rules";
import { legalGrounds } from "../legal-bases/schema";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import type { ConsentOverview, NewGround } from "../consents/consent-model";
import { candidatesChanged } from "../events";
import { updateIfVersion, auditEntry, rowOf, historyLine } from "../lifecycle/archiving";
import { type GroundRow, groundRowsOf, groundUntil } from "./ground-rows";
import { consentsOf } from "./overview";

/** Notes on what else than consent the use of somebody's data rests. */
export async function addGround(app: App, id: string, given: NewGround): Promise<ConsentOverview> {
  const [row, before] = await Promise.all([rowOf(app, id), groundRowsOf(app, id)]);
  refuseUnfit(app, given, row.objectedAt !== null);
  const at = app.now().toISOString();
  const ground: GroundRow = {
    ...given,
    id: Bun.randomUUIDv7(),
    candidateId: id,
    since: at.slice(0, 10),
    recordedAt: at,
    recordedBy: actorIdOf(app),
    endedAt: null,
    endedBy: null,
  };
  const details = { purpose: given.purpose, basis: given.basis };
  await app.write(
    [
      updateIfVersion(app, row, { groundUntil: groundUntil([ground, ...before]) }),
      app.db.insert(legalGrounds).values(ground),
      historyLine(app, [id], { event: "basis-recorded", reason: given.note }),
      activities.logActivity(app, {
        deed: "basis-recorded",
        entityType: "candidate",
        entityId: id,
      }),
      audit.entry(app, auditEntry("basis-recorded", id, details)),
    ],
    candidatesChanged([id]),
  );
  return consentsOf(app, id);
}

function refuseUnfit(app: App, { purpose, basis, until }: NewGround, hasObjected: boolean): void {
  if (!basesFor[purpose].includes(basis)) {
    const message =
      "This legal basis isn't allowed for this purpose. Choose another one, or ask for consent.";
    throw invalid([{ path: ["basis"], message }]);
  }
  if (until && until < utcToday(app)) {
    throw invalid([{ path: ["until"], message: "This date is in the past." }]);
  }
  if (!hasObjected || basis !== "legitimate-interest") return;
  throw new Failure("conflict", "This person has objected, so legitimate interest doesn't apply.");
}

/** A basis holds no longer; its line stays. */
export async function endGround(
  app: App,
  { id, groundId }: { id: string; groundId: string },
): Promise<ConsentOverview> {
  const [row, before] = await Promise.all([rowOf(app, id), groundRowsOf(app, id)]);
  const meant = before.find((it) => it.id === groundId) ?? notFound("legal basis");
  if (meant.endedAt) return consentsOf(app, id);
  const { writes, set } = endBasesWrites(app, before, [meant]);
  await app.write(
    [
      updateIfVersion(app, row, set),
      ...writes,
      historyLine(app, [id], { event: "basis-ended", reason: meant.note }),
      activities.logActivity(app, { deed: "basis-ended", entityType: "candidate", entityId: id }),
      audit.entry(
        app,
        auditEntry("basis-ended", id, { purpose: meant.purpose, basis: meant.basis }),
      ),
    ],
    candidatesChanged([id]),
  );
  return consentsOf(app, id);
}

/** Part of a write: these hold no longer, and what the record says after it. */
export function endBasesWrites(app: App, all: GroundRow[], meant: GroundRow[]) {
  const end = { endedAt: app.now().toISOString(), endedBy: actorIdOf(app) };
  return {
    set: { groundUntil: groundUntil(all.filter((it) => !meant.includes(it))) },
    writes: meant.map(({ id }) =>
      must(
        app.db
          .update(legalGrounds)
          .set(end)
          .where(and(eq(legalGrounds.id, id), isNull(legalGrounds.endedAt))),
      ),
    ),
  };
}
