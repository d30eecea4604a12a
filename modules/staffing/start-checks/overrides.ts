import { and, asc, eq, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { historyWrite } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { prepared } from "@/src/database/prepared";
import { Failure, notFound } from "@/src/errors";
import { startsChanged } from "./events";
import type { Start, StartOverride } from "./model";
import type { OverrideEvent } from "./rules";
import { startOverrides } from "./schema";

type Row = typeof startOverrides.$inferSelect;

/** The overrides of one deployment for the person it is about, the newest first. */
export async function overridesOf(
  app: App,
  { deploymentId, candidateId }: Pick<Start, "deploymentId" | "candidateId">,
): Promise<StartOverride[]> {
  if (!deploymentId) return [];
  const rows = await eventsOf(app.db, { deploymentId, candidateId });
  if (rows.length === 0) return [];
  const nameOf = await users.authors(app);
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId.values()].map((events) => shown(app, events, nameOf)).toReversed();
}

/** Whoever replaces somebody on a deployment brings no override along. */
const eventsOf = prepared((db) =>
  db
    .select()
    .from(startOverrides)
    .where(
      and(
        eq(startOverrides.deploymentId, sql.placeholder("deploymentId")),
        eq(startOverrides.candidateId, sql.placeholder("candidateId")),
      ),
    )
    .orderBy(asc(startOverrides.seq)),
);

function shown(app: App, events: Row[], nameOf: (signature: string) => string): StartOverride {
  const [asked] = events;
  const last = events.at(-1);
  if (!asked || !last) return notFound("override");
  const settled = last.event === "asked" ? null : last;
  return {
    id: asked.id,
    deploymentId: asked.deploymentId,
    blocker: asked.blocker,
    state: last.event,
    reason: asked.reason,
    askedBy: nameOf(asked.by),
    askedAt: asked.at,
    isOwn: asked.by === app.actor.id,
    settledBy: settled && nameOf(settled.by),
    settledAt: settled && settled.at,
  };
}

/** Lets a start pass; never the person who asked. */
export async function approve(app: App, id: string): Promise<void> {
  const asked = await pending(app, id);
  if (asked.by === personAt(app)) {
    throw new Failure("forbidden", "You requested this yourself. A second person must approve it.");
  }
  await settle(app, asked, "approved");
}

export async function decline(app: App, id: string): Promise<void> {
  const asked = await pending(app, id);
  if (asked.by === personAt(app)) {
    throw new Failure("forbidden", "You requested this yourself. Withdraw it instead.");
  }
  await settle(app, asked, "declined");
}

/** The undo of asking and of approving: the blocker stops the start again. */
export async function withdraw(app: App, id: string): Promise<void> {
  personAt(app);
  const { asked, state } = await standing(app, id);
  if (state === "withdrawn") return;
  if (state === "declined") throw new Failure("conflict", "Already done.");
  await settle(app, asked, "withdrawn");
}

async function pending(app: App, id: string): Promise<Row> {
  const { asked, state } = await standing(app, id);
  if (state === "asked") return asked;
  throw new Failure("conflict", "Already done.");
}

async function standing(app: App, id: string): Promise<{ asked: Row; state: OverrideEvent }> {
  const isThis = eq(startOverrides.id, id);
  const rows = await app.db
    .select()
    .from(startOverrides)
    .where(isThis)
    .orderBy(asc(startOverrides.seq));
  const [asked, last] = [rows[0], rows.at(-1)];
  return asked && last ? { asked, state: last.event } : notFound("override");
}

const settle = (app: App, { id, deploymentId, candidateId, blocker }: Row, event: OverrideEvent) =>
  record(app, { id, deploymentId, candidateId, blocker, reason: null, by: personAt(app), event });

type Step = Omit<Row, "seq" | "at">;

/** That nothing happens to one override twice is an index; two people who approve at once are one approval. */
export async function record(app: App, step: Step): Promise<void> {
  const { deploymentId, blocker, event } = step;
  const row = { ...step, at: app.now().toISOString() };
  await app.write(
    [
      must(app.db.insert(startOverrides).values(row)),
      historyWrite(
        app,
        { kind: "deployment", ids: [deploymentId] },
        { event: `override-${event}` },
      ),
      audit.entry(app, {
        action: `start_override.${event}`,
        entityType: "deployment",
        entityId: deploymentId,
        details: { blocker, overrideId: step.id },
      }),
    ],
    startsChanged([deploymentId]),
  );
}

export function personAt({ actor }: App): string {
  if (actor.id) return actor.id;
  throw new Failure("forbidden", "Only a signed-in person can request an exception.");
}
