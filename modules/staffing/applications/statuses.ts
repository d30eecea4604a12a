import { and, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { changeWrites } from "./editing";
import type { Application, StatusesBack, StatusesChange } from "./model";
import { type ApplicationStatus, nextStatuses } from "./rules";
import { applicationHistory, applications } from "./schema";
import { listByIds } from "./service";

type Step = { of: Application; to: ApplicationStatus };

/** Moves several applications on in one write; those that may not take the step stay and are counted. */
export async function setStatuses(app: App, { ids, status }: z.infer<typeof StatusesChange>) {
  const found = await listByIds(app, ids);
  const going = found.filter((it) => nextStatuses(it.status).includes(status));
  await saveSteps(
    app,
    going.map((of) => ({ of, to: status })),
  );
  const moved = going.map(({ id, status: from }) => ({ id, from }));
  return { moved, kept: found.length - going.length };
}

/** The undo: only of a step that was the last that somebody took. */
export async function unsetStatuses(app: App, { status, moved }: z.infer<typeof StatusesBack>) {
  const from = new Map(moved.map((it) => [it.id, it.from]));
  const now = await app.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(inArray(applications.id, jsonValues([...from.keys()])), eq(applications.status, status)),
    );
  const ids = now.map(({ id }) => id);
  const last = await lastFrom(app, ids);
  const back = (await listByIds(app, ids)).flatMap((of) => {
    const to = from.get(of.id);
    return to && last.get(of.id) === to ? [{ of, to }] : [];
  });
  await saveSteps(app, back);
  return { count: back.length, ids: back.map(({ of }) => of.id) };
}

/** From where each took its newest step. */
async function lastFrom(app: App, ids: string[]) {
  const lines = await app.db
    .select({ id: applicationHistory.applicationId, from: applicationHistory.from })
    .from(applicationHistory)
    .where(inArray(applicationHistory.applicationId, jsonValues(ids)))
    .orderBy(desc(applicationHistory.seq));
  return new Map(lines.toReversed().map(({ id, from }) => [id, from]));
}

async function saveSteps(app: App, steps: Step[]): Promise<void> {
  if (steps.length === 0) return;
  const parts = await Promise.all(
    steps.map(({ of, to: status }) => changeWrites(app, of, { version: of.version, status })),
  );
  await app.write(
    parts.flatMap((it) => it.writes),
    ...parts.flatMap((it) => it.news),
  );
}
