import { audit } from "@/modules/audit";
import type { App } from "@/src/app";
import type { ConsentOverview } from "./consent-model";
import { consentRowsOf, overviewOf } from "./consents";
import { candidatesChanged } from "./events";
import { changed, deed, rowOf, told } from "./keeping";
import type { CandidateRow } from "./shape";
import { standingOf } from "./standing";

/** Somebody told a person who did not apply that, and from where, we have their data. */
export const inform = (app: App, id: string): Promise<ConsentOverview> =>
  noted(app, id, "informed", { informedAt: app.now().toISOString() });

/** The undo of `inform`. */
export const uninform = (app: App, id: string): Promise<ConsentOverview> =>
  noted(app, id, "uninformed", { informedAt: null });

/** Somebody spoke with them today: how long their data may stay is counted from here. */
export const contact = (app: App, id: string): Promise<ConsentOverview> =>
  noted(app, id, "contacted", { lastContactAt: app.now().toISOString() });

async function noted(
  app: App,
  id: string,
  event: string,
  set: Partial<Pick<CandidateRow, "informedAt" | "lastContactAt">>,
): Promise<ConsentOverview> {
  const [row, consents] = await Promise.all([rowOf(app, id), consentRowsOf(app, id)]);
  const { dataRetentionUntil } = standingOf({ ...row, ...set }, consents);
  await app.write(
    [
      changed(app, row, { ...set, dataRetentionUntil }),
      told(app, [id], { event }),
      audit.entry(app, deed(event, id)),
    ],
    candidatesChanged([id]),
  );
  return overviewOf(app, id);
}
