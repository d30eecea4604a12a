import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { changesOf } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import { deploymentsChanged } from "../events";
import { columnsOf, kept, termColumnsOf, historyFields } from "../archiving";
import type { DeploymentRecord } from "../model";
import type { TermsDecision, TermsRequest } from "../questions";
import { takesSeat } from "../rules";
import { deploymentTerms } from "../schema";
import { find } from "../service";
import type { DeploymentRow } from "../shape";
import { isBelowFloor, rowsOf, type TermRow } from "./terms";

/** Asks for other dates or rates from a day on; the ones in force stay until somebody else has agreed. */
export async function askTerms(
  app: App,
  id: string,
  { version, effectiveFrom, reason, ...given }: TermsRequest,
): Promise<DeploymentRecord> {
  const row = await kept.fresh(app, id, version);
  if (!takesSeat(row.status))
    throw new Failure("conflict", "This deployment has ended, so terms can't be changed.");
  const after: DeploymentRow = { ...row, ...columnsOf(given) };
  const changes = changesOf(historyFields, row, after);
  const fields = Object.keys(changes);
  if (fields.length === 0) throw new Failure("invalid", "Nothing differs from the current terms.");
  refuseDates(row, after, effectiveFrom);
  await app.write(
    [
      kept.updateIfVersion(app, row, {}),
      app.db.insert(deploymentTerms).values({
        ...termColumnsOf(after),
        id: Bun.randomUUIDv7(),
        deploymentId: id,
        effectiveFrom,
        reason,
        state: "asked",
        isBelowFloor: await isBelowFloor(app, after),
        askedBy: app.actor.id,
        askedAt: app.now().toISOString(),
      }),
      kept.historyLine(app, [id], { event: "asked", reason, changes }),
      audit.entry(app, kept.auditEntry("terms-asked", id, { fields })),
    ],
    deploymentsChanged([id]),
  );
  return find(app, id);
}

function refuseDates(row: DeploymentRow, after: DeploymentRow, effectiveFrom: string): void {
  if (effectiveFrom < row.startDate) {
    const message = "The effective date can't be before the start date.";
    throw invalid([{ path: ["effectiveFrom"], message }]);
  }
  if (after.endDate !== null && after.endDate < row.startDate) {
    throw invalid([{ path: ["endDate"], message: "The end date is before the start date." }]);
  }
}

/** Agrees or not; nobody agrees to their own request, unless the house is theirs. */
export async function decideTerms(
  app: App,
  { id, termsId }: { id: string; termsId: string },
  { version, isApproved }: TermsDecision,
): Promise<DeploymentRecord> {
  const row = await kept.fresh(app, id, version);
  const asked = (await rowsOf(app, id)).find((it) => it.id === termsId) ?? notFound("request");
  if (asked.state !== "asked") throw new Failure("conflict", "Already decided.");
  await refuseOwn(app, asked);
  const state = isApproved ? ("approved" as const) : ("declined" as const);
  const holds = isApproved && !asked.isApplied && asked.effectiveFrom <= utcToday(app);
  await app.write(
    [
      kept.updateIfVersion(app, row, decided(asked, state, holds)),
      must(
        app.db
          .update(deploymentTerms)
          .set({
            state,
            decidedBy: app.actor.id,
            decidedAt: app.now().toISOString(),
            isApplied: asked.isApplied || holds,
          })
          .where(and(eq(deploymentTerms.id, termsId), eq(deploymentTerms.state, "asked"))),
      ),
      kept.historyLine(app, [id], {
        event: state,
        reason: asked.reason,
        changes: holds ? changesOf(historyFields, row, { ...row, ...termColumnsOf(asked) }) : {},
      }),
      audit.entry(app, kept.auditEntry(`terms-${state}`, id)),
    ],
    deploymentsChanged([id]),
  );
  return find(app, id);
}

/** The original was in force from the beginning; what was asked later takes its place when its day has come. */
const decided = (asked: TermRow, state: "approved" | "declined", holds: boolean) => ({
  ...(asked.isApplied && { termsState: state }),
  ...(holds && termColumnsOf(asked)),
});

async function refuseOwn(app: App, { askedBy }: TermRow): Promise<void> {
  const { id } = app.actor;
  if (id === null || id !== askedBy) return;
  const { role } = await users.find(app, id);
  if (role !== "admin") {
    throw new Failure("forbidden", "A colleague or an administrator must approve this.");
  }
}
