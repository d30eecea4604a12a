import type { Notice } from "@/modules/platform/notifications";
import { assigning } from "@/modules/staffing/recruiters";
import { deskIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Kept } from "./keeping";

/** Whoever owns a job is told of its new pairs; of those that nobody owns the desk is told once an hour. */
export async function noticesOf(app: App, fresh: Kept[]): Promise<Notice[]> {
  if (fresh.length === 0) return [];
  const ownerOf = await assigning.ownersOf(
    app,
    fresh.map(({ match }) => match.jobId),
  );
  const desk = await deskIds(app);
  const hour = app.now().toISOString().slice(0, 13);
  const byOwner = Map.groupBy(fresh, ({ match }) => ownerOf.get(match.jobId) ?? null);
  return [...byOwner].flatMap(([owner, pairs]) => {
    const best = pairs.toSorted((a, b) => b.match.score - a.match.score)[0]?.match;
    if (!best) return [];
    const { jobId, candidateId, score } = best;
    return {
      to: owner ? [owner] : desk,
      what: pairs.length === 1 ? "matchFound" : "matchesFound",
      record: { kind: "candidate", id: candidateId },
      params: { jobId, score, n: pairs.length - 1 },
      onceKey: owner ? `match:${jobId}:${candidateId}` : `matches:${hour}`,
    } satisfies Notice;
  });
}
