import { count, inArray, isNotNull, sql } from "drizzle-orm";
import { analyserVersion } from "@/modules/knowledge/analysis";
import { decisionRows as decisions } from "@/modules/records/decision-log/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { matchingVersion } from "@/modules/staffing/matching";
import { matchRows as matches } from "@/modules/staffing/matching/read-model";
import { formulaVersion } from "@/modules/staffing/recruiters/rules";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Oversight } from "./model";
import { overruling, selecting } from "./rules";

/** What gives numbers, by which rules, and how often people go another way. */
export async function oversight(app: App): Promise<Oversight> {
  const [read, scored, usesModel, [row]] = await Promise.all([
    app.db.$count(jobs, isNotNull(jobs.class)),
    app.db.$count(matches),
    settings.usesAi(app),
    app.db
      .select({
        decisions: count(),
        byPeople: sql<number>`count(*) filter (where ${decisions.by} glob ${idPattern})`,
        judged: sql<number>`count(*) filter (where ${isJudged})`,
        overruled: sql<number>`count(*) filter (where ${inArray(decisions.kind, [...overruling])})`,
      })
      .from(decisions),
  ]);
  return {
    systems: [
      { id: "analysis", version: analyserVersion(), scores: read },
      { id: "matching", version: matchingVersion(), scores: scored },
      { id: "recruiters", version: formulaVersion, scores: null },
    ],
    usesModel,
    decisions: 0,
    byPeople: 0,
    judged: 0,
    overruled: 0,
    ...row,
  };
}

/** What a user signs with, as no door does. */
const idPattern = "????????-????-????-????-????????????";

/** Not what takes a decision back: a change of mind is no second judgement. */
const isJudged = inArray(decisions.kind, [...overruling, ...selecting]);
