import type { App } from "@/src/app";
import { MatchQuery, type Sourced } from "./model";
import { newsFrom } from "./rules";
import { forJob } from "./service";

/** Shown where nobody fits. */
const nearest = 5;

/** The best who fit a job, for a recruiter who asks for candidates: who, why, and how many there are. */
export async function sourceCandidates(app: App, jobId: string): Promise<Sourced> {
  const { matches, fitting, total } = await forJob(app, jobId, MatchQuery.parse({}));
  const fit = matches.filter(
    ({ match, decision }) =>
      match.score >= newsFrom &&
      decision?.kind !== "dismissed" &&
      (match.blockers.length === 0 || decision?.kind === "overridden"),
  );
  return {
    message:
      fitting > 0
        ? `${fitting} of ${total} candidates fit this job.`
        : `None of ${total} candidates fits this job as things stand. These come nearest.`,
    count: fitting,
    candidates: fitting > 0 ? fit : matches.slice(0, nearest),
  };
}
