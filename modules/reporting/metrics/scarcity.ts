import { sql } from "drizzle-orm";
import type { App } from "@/src/app";

/** How many candidates have each of some skills, by the names that ads use; only skills that the taxonomy knows. */
export async function candidatesWith(
  app: App,
  skills: readonly string[],
): Promise<Map<string, number>> {
  // Loaded with the taxonomy when somebody first asks, because a server answers long before that.
  const { skillNamed } = await import("@/modules/knowledge/analysis");
  const ids = skills.flatMap((skill) => {
    const id = skillNamed(skill)?.id;
    return id === undefined ? [] : { skill, id };
  });
  const rows = await app.db.all<[string, number]>(sql`
    select skill, n from candidate_skill_counts where archived = 0
      and skill in (select value from json_each(${JSON.stringify(ids.map(({ id }) => id))}))`);
  const counts = new Map(rows);
  return new Map(ids.map(({ skill, id }) => [skill, counts.get(id) ?? 0]));
}
