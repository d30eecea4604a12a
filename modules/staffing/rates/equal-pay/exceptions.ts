import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { historyWrite } from "@/modules/records/core";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { rateCards, rateCardsChanged } from "../cards";
import type { RateCardOwner } from "../cards/model";
import { check, fingerprintOf } from "./checking";
import type { NewPayException, PayChecks } from "./model";
import type { ExceptionState } from "./rules";
import { payExceptions } from "./schema";

type Row = typeof payExceptions.$inferSelect;

/** Asks that somebody may be paid less all the same; a second person decides. */
export async function ask(
  app: App,
  { owner, subjectId, reason }: NewPayException,
): Promise<PayChecks> {
  const askedBy = personAt(app);
  const { checks } = await check(app, owner);
  const found = checks.find((it) => it.subjectId === subjectId);
  if (!found) throw new Failure("conflict", "The pay isn't below the pay terms any more.");
  if (found.exception?.state === "asked" || found.exception?.state === "approved")
    throw new Failure("conflict", "Already done.");
  const { client } = await rateCards.ownersOf(app, owner);
  if (!client) throw new Failure("conflict", "Choose a client for this project first.");
  const id = Bun.randomUUIDv7();
  const fingerprint = fingerprintOf(found);
  const askedAt = app.now().toISOString();
  const row = { id, subjectId, fingerprint, clientId: client, reason, askedBy, askedAt };
  await app.write(
    [app.db.insert(payExceptions).values(row), ...told(app, owner, "asked")],
    rateCardsChanged(owner),
  );
  return check(app, owner);
}

/** Lets it pass; never the person who asked. */
export const approve = (app: App, id: string): Promise<void> => decide(app, id, "approved");
export const decline = (app: App, id: string): Promise<void> => decide(app, id, "declined");

async function decide(app: App, id: string, state: "approved" | "declined"): Promise<void> {
  const row = await rowOf(app, id);
  if (row.askedBy === personAt(app)) {
    throw new Failure("forbidden", "You requested this yourself. A second person must approve it.");
  }
  if (row.state !== "asked") throw new Failure("conflict", "Already done.");
  await settle(app, row, state);
}

/** The undo of asking and of approving. */
export async function withdraw(app: App, id: string): Promise<void> {
  const row = await rowOf(app, id);
  if (row.state === "withdrawn") return;
  if (row.state === "declined") throw new Failure("conflict", "Already done.");
  await settle(app, row, "withdrawn");
}

async function settle(app: App, row: Row, state: ExceptionState): Promise<void> {
  const owner = { kind: "client" as const, id: row.clientId };
  const set = { state, settledBy: personAt(app), settledAt: app.now().toISOString() };
  const isStill = and(eq(payExceptions.id, row.id), eq(payExceptions.state, row.state));
  await app.write(
    [must(app.db.update(payExceptions).set(set).where(isStill)), ...told(app, owner, state)],
    rateCardsChanged(owner),
  );
}

async function rowOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(payExceptions).where(eq(payExceptions.id, id));
  return row ?? notFound("exception");
}

function personAt({ actor }: App): string {
  if (actor.id) return actor.id;
  throw new Failure("forbidden", "Only a signed-in person can request an exception.");
}

const told = (app: App, { kind, id }: RateCardOwner, state: ExceptionState) => [
  historyWrite(app, { kind, ids: [id] }, { event: "rates" }),
  audit.entry(app, { action: `pay-exception.${state}`, entityType: kind, entityId: id }),
];
