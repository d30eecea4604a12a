import { eq, gt, inArray, min } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { DailyTask } from "@/src/workers/daily-task";
import { candidatesChanged } from "../events";
import { candidateCertificates as held } from "../schema";

const atOnce = 200;

/**
 * Daily task: certificates saved under an alias of the catalogue, such as `B-VCA`, get the catalogue's id, because no filter
 * by certificate finds an alias. Answers how many were renamed.
 */
export async function nameKnown(app: App): Promise<number> {
  const { certificateNamed } = await import("@/modules/knowledge/analysis");
  let count = 0;
  for (let name = await nextName(app, ""); name !== null; name = await nextName(app, name)) {
    const id = certificateNamed(name)?.id ?? name;
    while (id !== name) {
      const named = await rename(app, name, id);
      count += named;
      if (named < atOnce) break;
    }
  }
  return count;
}

/** The next distinct name in the index, skipping all rows that share the current one. */
async function nextName(app: App, after: string): Promise<string | null> {
  const [row] = await app.db
    .select({ name: min(held.certificate) })
    .from(held)
    .where(gt(held.certificate, after));
  return row?.name ?? null;
}

async function rename(app: App, name: string, certificate: string): Promise<number> {
  const rows = await app.db
    .select({ id: held.id, candidateId: held.candidateId })
    .from(held)
    .where(eq(held.certificate, name))
    .limit(atOnce);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await app.write(
    [
      app.db.update(held).set({ certificate }).where(inArray(held.id, ids)),
      audit.entry(app, {
        action: "candidate.papers-named",
        entityType: "candidate",
        details: { name, certificate, count: ids.length },
      }),
    ],
    candidatesChanged([...new Set(rows.map(({ candidateId }) => candidateId))]),
  );
  return ids.length;
}

export const namingTasks: DailyTask[] = [
  {
    name: "papers",
    does: "Gives certificates that are kept by another name their place in the catalogue",
    phase: "early",
    run: (app) => nameKnown(app),
  },
];
