import { and, eq, gte, inArray, like, lt, type SQL } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Letter } from "./model";
import { type LetterState, mayBeCancelled, type Purpose } from "./rules";
import { letters } from "./schema";
import { addressHash } from "./suppressing";

/** A letter as part of the caller's own write: it goes out only if that write lands, and only once. */
export function queueLetter(app: App, given: Letter): Write[] {
  const { to, record, notBefore, ...letter } = Letter.parse(given);
  const at = app.now().toISOString();
  const row = {
    ...letter,
    toName: to.name,
    toAddress: to.address,
    toHash: addressHash(app, to.address),
    attachments: letter.attachments ?? [],
    headers: letter.headers ?? {},
    references: letter.references ?? [],
    recordKind: record?.kind ?? null,
    recordId: record?.id ?? null,
    state: "queued" as const,
    nextAt: notBefore ?? at,
    createdBy: app.actor.id,
    createdAt: at,
    changedAt: at,
  };
  return [app.db.insert(letters).values(row).onConflictDoNothing({ target: letters.onceKey })];
}

/** Which letters: by their ids, or by what they were posted as. */
export type Which = string[] | { onceKeyPrefix: string; purpose?: Purpose };

/** Part of a write: what has not gone out yet of these does not go out; publish `mailSettled` with it. */
export const cancelLetters = (app: App, which: Which): Write[] => [
  app.db
    .update(letters)
    .set({ state: "cancelled", changedAt: app.now().toISOString() })
    .where(and(among(which), inArray(letters.state, [...mayBeCancelled]))),
];

function among(which: Which): SQL | undefined {
  if (Array.isArray(which)) return inArray(letters.id, which);
  const { onceKeyPrefix: begins, purpose } = which;
  const isCalled = and(gte(letters.onceKey, begins), lt(letters.onceKey, `${begins}\u{ffff}`));
  return and(isCalled, purpose && eq(letters.purpose, purpose));
}

/** Letters that wait or went under a key that begins so are taken out, words and all. */
export const dropLettersWrite = (app: App, onceKey: string): Write =>
  app.db.delete(letters).where(like(letters.onceKey, `${onceKey}%`));

/** What became of the campaign letters to these people, said at once; for samples that are never sent. */
export function letterStateWrite(app: App, recordIds: string[], state: LetterState): Write {
  const at = app.now().toISOString();
  const isTheirs = and(eq(letters.purpose, "campaign"), inArray(letters.recordId, recordIds));
  return app.db.update(letters).set({ state, sentAt: at, changedAt: at }).where(isTheirs);
}
