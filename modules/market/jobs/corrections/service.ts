import { and, eq } from "drizzle-orm";
import type { Analysis, Correction, Fact } from "@/modules/knowledge/analysis/model";
import { correctableDemands, correctableFacts } from "@/modules/knowledge/analysis/rules";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { keptWhole, scoredAnew, withWhole } from "../analyses";
import { analysedColumns } from "../intake/composition";
import { historyWrites } from "../intake/history";
import { analyseAd, toAnalyse } from "../intake/job-writes";
import { priorityOf } from "../priority";
import { jobAnalyses, jobs } from "../schema";
import { correctionsIn, forgottenCorrection, isSame, keptCorrection, type Named } from "./kept";

/** What a job asks for of that which can be corrected. */
export async function asked(app: App, jobId: string): Promise<Fact[]> {
  const { before } = await jobAt(app, jobId);
  return before.facts.filter(({ kind }) => correctableFacts.some((it) => it === kind));
}

/** Says what a job asks for, whatever its ad was read to say; the analysis is made anew at once, and counts with it. */
export async function correct(app: App, jobId: string, said: Correction): Promise<void> {
  const name = await nameOf(said);
  if (!name) throw invalid([{ path: ["id"], message: "This requirement doesn't exist." }]);
  await change(app, jobId, { said, name, asks: said.asks });
}

/** The undo of `correct`: what was read in the ad counts again. */
export async function withdraw(app: App, jobId: string, said: Named): Promise<void> {
  const known = await correctionsIn(app.db, { jobId });
  if (!known.some((it) => isSame(it, said))) {
    throw new Failure("conflict", "This requirement has no correction.");
  }
  await change(app, jobId, { said, name: (await nameOf(said)) ?? said.id, asks: null });
}

/** What is said of a requirement from now on; null where its ad speaks for itself. */
type Change = { said: Named; name: string; asks: Correction["asks"] | null };

async function change(app: App, jobId: string, { said, name, asks }: Change): Promise<void> {
  const { job, before } = await jobAt(app, jobId);
  const { demandNeed, subjectOf } = await import("@/modules/knowledge/analysis");
  const known = await correctionsIn(app.db, { jobId });
  const isDemand = correctableDemands.some((it) => it === said.kind);
  // One level of a language, one number of years: another one takes its place.
  const isReplaced = (it: Correction) =>
    isDemand ? subjectOf(it) === subjectOf(said) : isSame(it, said);
  const others = known.filter((it) => !isReplaced(it));
  const needIn = ({ facts, demands }: Analysis) =>
    isDemand ? demandNeed(demands, said) : factNeed(facts, said);
  const { kind, id } = said;
  const corrections = asks ? [...others, { kind, id, asks }] : others;
  const analysis = withReported(await analyseAd(toAnalyse(job), corrections), before);
  const whole = withWhole(analysis);
  const at = app.now().toISOString();
  const columns = analysedColumns(analysis);
  const row = { ...columns, priority: priorityOf({ ...job, ...columns }) };
  const isUnchanged = and(eq(jobs.id, jobId), eq(jobs.version, job.version));
  const changes = { [name]: [needIn(before), needIn(analysis)] } satisfies Changes;
  await app.write([
    scoredAnew(app, jobId, analysis),
    must(
      app.db
        .update(jobs)
        .set({ ...row, version: job.version + 1, updatedAt: at })
        .where(isUnchanged),
    ),
    keptWhole(app, { jobId, analysis: whole, at }),
    ...known.filter(isReplaced).map((it) => forgottenCorrection(app, jobId, it)),
    ...(asks ? [keptCorrection(app, jobId, { kind, id, asks })] : []),
    historyWrites(app, { jobId, event: "corrected", changes }),
    audit.entry(app, {
      action: asks ? "job.corrected" : "job.correction_withdrawn",
      entityType: "job",
      entityId: jobId,
      details: { kind, id, asks },
    }),
  ]);
}

type Changes = Record<string, [string | null, string | null]>;

const factNeed = (facts: readonly Fact[], said: Named): string => {
  const fact = facts.find((it) => it.kind === said.kind && it.id === said.id);
  if (!fact) return "nothing";
  return fact.isRequired ? "required" : "wished";
};

/** What a model reported stays beside what is read anew from the same words, unless a person refused it. */
function withReported(analysis: Analysis, before: Analysis): Analysis {
  const isKnown = (fact: Fact) =>
    analysis.facts.some(({ kind, id }) => kind === fact.kind && id === fact.id) ||
    analysis.corrections.some(({ kind, id }) => kind === fact.kind && id === fact.id);
  const reported = before.facts.filter((fact) => fact.by !== undefined && !isKnown(fact));
  return { ...analysis, facts: [...analysis.facts, ...reported] };
}

async function nameOf(said: Named): Promise<string | undefined> {
  const { requirementNameOf } = await import("@/modules/knowledge/analysis");
  return requirementNameOf(said);
}

async function jobAt(app: App, id: string) {
  const [row] = await app.db
    .select({ job: jobs, before: jobAnalyses.analysis })
    .from(jobs)
    .leftJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .where(eq(jobs.id, id));
  if (!row) return notFound("job");
  if (!row.before) throw new Failure("conflict", "This job has not been analyzed yet.");
  return { job: row.job, before: row.before };
}
