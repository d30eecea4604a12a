import { type PastEntry, pipelines } from "@/modules/staffing/pipeline";
import { ProjectQuery, projects } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { peopleByEmail } from "./candidates";

/** Puts sample candidates on the boards of sample projects, with the steps that brought them there. */
export async function samplePipelines(app: App): Promise<{ count: number }> {
  const { default: moves } = await import("./pipeline.json");
  const people = await peopleByEmail(app);
  const works = await projects.list(app, ProjectQuery.parse({ limit: 200 }));
  const past = moves.flatMap(({ candidate, project, steps, reason }): PastEntry[] => {
    const candidateId = people.get(candidate);
    const projectId = works.projects.find(({ name }) => name === project)?.id;
    const walked = steps.map(({ stage, daysAgo }) => ({
      stage,
      at: daysEarlier(app.now(), daysAgo),
    }));
    return candidateId && projectId ? [{ candidateId, projectId, steps: walked, reason }] : [];
  });
  await pipelines.addPast(app, past);
  return { count: past.length };
}
