import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { errorFields } from "@/src/log";
import { itemsOf } from "@/src/workers/run-items";
import type { Run } from "@/src/workers/runs";
import { nextSlice } from "@/src/workers/time-slices";
import { WorkerJobError } from "@/src/workers/worker-pool";
import type { Draft } from "./drafts/draft";
import { draftsOf, sellerOf } from "./drafts/drafting";
import { invoicesChanged } from "./events";
import { openRenderer, type Renderer } from "./forms/renderer";
import { issueDraft } from "./issuing";
import { billingRunItems, billingRuns } from "./schema";

type RunRow = typeof billingRuns.$inferSelect;
type Item = typeof billingRunItems.$inferSelect;

/** Issues the confirmed drafts one by one, until none is left or the run is cancelled. */
export async function bill(app: App, its: Run): Promise<void> {
  const [run] = await app.db.select().from(billingRuns).where(eq(billingRuns.id, its.id));
  if (!run) return;
  const maker = await openRenderer(app);
  try {
    const isOver = await steps.each(app, its, async (item) => {
      // Yields first, so that requests that came in meanwhile are answered.
      await nextSlice();
      await billItem(app, { run, item, maker });
    });
    if (!isOver) return;
  } finally {
    maker.close();
  }
  await app.write([steps.endWrite(app, its.id, { state: "done" })], invoicesChanged([]));
}

export const steps = itemsOf({
  items: billingRunItems,
  runOf: billingRunItems.runId,
  runs: billingRuns,
});

type Work = { run: RunRow; item: Item; maker: Renderer };
const attempts = 3;

async function billItem(app: App, work: Work): Promise<void> {
  for (let left = attempts; left > 0; left -= 1) {
    try {
      return await issued(app, work);
    } catch (error) {
      const failure = error instanceof WorkerJobError ? tooSlow(error) : Failure.from(error);
      // Retried: another write took the number or the hours, or a worker timed out on a busy machine.
      if ((failure.kind === "conflict" || failure.kind === "unavailable") && left > 1) continue;
      if (failure.kind === "bug") app.log.error("an invoice could not be made", errorFields(error));
      return refused(app, work.item, failure.message);
    }
  }
}

const tooSlow = (cause: WorkerJobError) =>
  new Failure("unavailable", "The invoice took too long to make. Try again in a moment.", {
    cause,
  });

async function issued(app: App, { run, item, maker }: Work): Promise<void> {
  const draft = await draftFor(app, run, item);
  const { issuedOn, askedBy: issuedBy } = run;
  await issueDraft(app, draft, {
    runId: run.id,
    issuedOn,
    issuedBy,
    maker,
    beside: (invoiceId) => [must(steps.outcomeWrite(app, item, { state: "issued", invoiceId }))],
  });
}

/** The confirmed draft; fails if it differs from what would be issued now. */
async function draftFor(app: App, run: RunRow, item: Item): Promise<Draft> {
  const asked = { client: item.clientId, from: run.periodFrom, to: run.periodTo };
  const drafts = await draftsOf(app, asked, await sellerOf(app));
  const draft = drafts.find(({ key }) => key === item.draft);
  if (!draft) throw new Failure("invalid", "These hours were billed already.");
  if (draft.fingerprint !== item.fingerprint) {
    const sentence = "The hours or details changed since the preview. Preview the run again.";
    throw new Failure("invalid", sentence);
  }
  return draft;
}

const refused = (app: App, item: Item, reason: string) =>
  app.write(
    [steps.outcomeWrite(app, item, { state: "refused", reason })],
    invoicesChanged([item.clientId]),
  );
