import { JobQuery, jobs, verdicts } from "@/modules/market/jobs";
import { MatchQuery, matching } from "@/modules/staffing/matching";
import type { App } from "@/src/app";
import words from "./decisions.json";

/** What somebody at a desk might have decided against the lowest of the numbers that are there. */
export async function sampleDecisions(app: App): Promise<{ count: number }> {
  const job = await lowest(app);
  if (!job) return { count: 0 };
  await verdicts.judge(app, job, { class: "soft-target", reason: words.verdict });
  const { matches } = await matching.forJob(app, job, MatchQuery.parse({ limit: 200 }));
  const last = matches.at(-1);
  if (!last) return { count: 1 };
  const { id: candidateId } = last.candidate;
  await matching.dismiss(app, job, { candidateId, reason: words.dismissal });
  return { count: 2 };
}

/** The job of the lowest score: the last of the list, whose last page is a few steps away. */
async function lowest(app: App): Promise<string | undefined> {
  let page = await jobs.list(app, JobQuery.parse({ limit: 200, status: "all" }));
  while (page.next !== null)
    page = await jobs.list(app, JobQuery.parse({ limit: 200, status: "all", cursor: page.next }));
  return page.jobs.findLast((it) => it.aiMatchScore !== null)?.id;
}
