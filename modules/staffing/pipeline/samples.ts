import { inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { projectsChanged } from "@/modules/staffing/projects";
import { projects } from "@/modules/staffing/projects/schema";
import { type App, signatureOf } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { projectCandidates, projectSteps } from "./schema";
import type samples from "./samples.json";

type Sample = (typeof samples)[number];
type Project = typeof projects.$inferSelect;

/** Puts sample candidates on the boards of sample projects, with the steps that brought them there. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: moves } = await import("./samples.json");
  const people = await app.db
    .select({ id: candidates.id, email: candidates.email })
    .from(candidates)
    .where(
      inArray(
        candidates.email,
        moves.map(({ candidate }) => candidate),
      ),
    );
  const works = await app.db
    .select()
    .from(projects)
    .where(inArray(projects.name, namesIn(moves)));
  const rows = moves.flatMap((move) => {
    const person = people.find(({ email }) => email === move.candidate);
    const project = works.find(({ name }) => name === move.project);
    return person && project ? [rowsOf(app, move, project, person.id)] : [];
  });
  if (rows.length === 0) return { count: 0 };
  await app.write(
    [
      app.db.insert(projectCandidates).values(rows.map(({ entry }) => entry)),
      app.db.insert(projectSteps).values(rows.flatMap(({ steps }) => steps)),
    ],
    projectsChanged(works.map(({ id }) => id)),
  );
  return { count: rows.length };
}

const namesIn = (moves: Sample[]) => [...new Set(moves.map(({ project }) => project))];

function rowsOf(app: App, { steps, reason }: Sample, project: Project, candidateId: string) {
  const id = Bun.randomUUIDv7();
  const by = signatureOf(app);
  const told = steps.map(({ stage, daysAgo }, n) => ({
    projectId: project.id,
    entryId: id,
    at: daysEarlier(app.now(), daysAgo),
    from: steps[n - 1]?.stage ?? null,
    to: stage,
    toType: project.stages.find((it) => it.id === stage)?.type ?? ("initial" as const),
    by: app.actor.id,
  }));
  const last = told.at(-1);
  const at = last?.at ?? daysEarlier(app.now(), 0);
  return {
    steps: told,
    entry: {
      id,
      projectId: project.id,
      candidateId,
      stage: last?.to ?? "longlist",
      stageType: last?.toType ?? ("initial" as const),
      since: at,
      reason,
      addedBy: by,
      version: steps.length,
      createdAt: told[0]?.at ?? at,
      updatedAt: at,
    },
  };
}
