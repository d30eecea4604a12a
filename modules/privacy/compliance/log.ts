import { and, count, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { analyserVersion } from "@/modules/knowledge/analysis";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { users } from "@/modules/platform/accounts";
import { ai } from "@/modules/market/ai-enrichment";
import { decisionRows as decisions } from "@/modules/records/decision-log/read-model";
import { matchingVersion } from "@/modules/staffing/matching";
import { matchRows as matches } from "@/modules/staffing/matching/read-model";
import { formulaVersion } from "@/modules/market/recruiters/rules";
import type { App } from "@/src/app";
import { shownOf } from "@/src/database/read-model";
import type { LoggedDecision, LogQuery, Oversight } from "./model";
import { overruling, selecting } from "./rules";

export type LogPage = { decisions: LoggedDecision[]; next: string | null };

/** What people decided beside numbers, the newest first, with the names that are still known. */
export async function log(app: App, { cursor, limit, ...filter }: LogQuery): Promise<LogPage> {
  const rows = await app.db
    .select({
      decision: shownOf(decisions),
      jobTitle: jobs.title,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
    })
    .from(decisions)
    .leftJoin(jobs, eq(jobs.id, decisions.jobId))
    .leftJoin(candidates, eq(candidates.id, decisions.candidateId))
    .where(and(matching(filter), cursor ? lt(decisions.seq, cursor) : undefined))
    .orderBy(desc(decisions.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const nameOf = await users.authors(app);
  return {
    decisions: page.map((row) => shown(row, nameOf)),
    next: last ? String(last.decision.seq) : null,
  };
}

type Row = {
  decision: typeof decisions.$inferSelect;
  jobTitle: string | null;
  firstName: string | null;
  lastName: string | null;
};

function shown(row: Row, nameOf: (signature: string) => string): LoggedDecision {
  const { seq: _, ...decision } = row.decision;
  return {
    ...decision,
    by: nameOf(decision.by),
    jobTitle: row.jobTitle,
    candidateName: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
    recruiterName: decision.userId && nameOf(decision.userId),
    isOverruling: overruling.some((kind) => kind === decision.kind),
    isByPerson: isPerson(decision.by),
  };
}

const isPerson = (signature: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(signature);

type Filter = Omit<LogQuery, "cursor" | "limit">;

const matching = ({ kind, q, candidate }: Filter): SQL | undefined =>
  and(
    kindIs(kind),
    candidate ? eq(decisions.candidateId, candidate) : undefined,
    q ? mentions(q) : undefined,
  );

function kindIs(kind: Filter["kind"]): SQL | undefined {
  if (!kind) return undefined;
  if (kind === "overruling") return inArray(decisions.kind, [...overruling]);
  return kind === "selecting" ? inArray(decisions.kind, [...selecting]) : eq(decisions.kind, kind);
}

/** In a name, a title or a reason, whatever its case. */
function mentions(words: string): SQL | undefined {
  const name = sql`${candidates.firstName} || ' ' || ${candidates.lastName}`;
  return or(
    ...[name, jobs.title, decisions.reason, decisions.decision].map(
      (text) => sql`instr(lower(${text}), lower(${words})) > 0`,
    ),
  );
}

/** What gives numbers, by which rules, and how often people go another way. */
export async function oversight(app: App): Promise<Oversight> {
  const [read, scored, usesModel, [row]] = await Promise.all([
    app.db.$count(jobs, isNotNull(jobs.class)),
    app.db.$count(matches),
    ai.usesAi(app),
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
