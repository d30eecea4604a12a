import { eq, lt, sql } from "drizzle-orm";
import { dayMs } from "../../calendar";
import type { App } from "../../app";
import type { Write } from "../../database/index";
import { Failure } from "../../errors/index";
import type { Holder } from "../../personal-data/holders";
import { prepared } from "../../database/prepared";
import { idempotencyKeys as keys } from "../../schema";
import { keyedHash, seal, unseal } from "../../secrets/secrets";

/** How long the first answer is given again. */
export const keptMs = dayMs;
/** A change that landed so long ago and has no answer will never have one: its process has died. */
const underWayMs = 30_000;

/** A request that may be sent again: who sent it with which key, and what it asks for; hashes both. */
export type Claim = { id: string; fingerprint: string };
export type Answer = { status: number; body: unknown };

const purpose = "idempotency";

/** Who sends with which key; the key itself is not kept, because its answer is sealed for whoever knows it. */
export const idOf = (app: App, caller: string, key: string): string =>
  keyedHash(app.config, purpose, `${caller}\n${key}`);

/** What is asked for, files by their content: a form that is sent again has other boundaries between its parts. */
export async function requestFingerprint(app: App, path: string, body: unknown): Promise<string> {
  return keyedHash(app.config, purpose, `${path}\n${JSON.stringify(await plain(body))}`);
}

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const hash = new Bun.CryptoHasher("sha256").update(await value.arrayBuffer()).digest("hex");
    return [value instanceof File ? value.name : "", hash];
  }
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (typeof value !== "object" || value === null) return value;
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(pairs.map(async ([name, part]) => [name, await plain(part)]));
}

const lookup = prepared((db) =>
  db
    .select()
    .from(keys)
    .where(eq(keys.id, sql.placeholder("id"))),
);

/** The first answer to a request, where it was sent before; null where it was not. */
export async function firstAnswer(app: App, { id, fingerprint }: Claim): Promise<Answer | null> {
  const [row] = await lookup(app.db, { id });
  if (!row || row.at < since(app)) return null;
  if (row.fingerprint !== fingerprint) throw otherRequest();
  if (row.answer === null || row.status === null) throw isRecent(app, row) ? busy() : unanswered();
  return { status: row.status, body: JSON.parse(await unseal(app.config, purpose, row.answer)) };
}

/** Lands with the change itself: the key is taken by exactly the one batch that makes it. */
export const claimWrites = (app: App, { id, fingerprint }: Claim): Write[] => [
  app.db.delete(keys).where(lt(keys.at, since(app))),
  app.db.insert(keys).values({ id, fingerprint, at: app.now().toISOString() }),
];

export const isClaimed = async (app: App, { id }: Claim): Promise<boolean> =>
  (await lookup(app.db, { id })).some(({ at }) => at >= since(app));

/** Sealed, because an answer may hold what is shown only once: a token, a link. */
export async function keepAnswer(app: App, { id }: Claim, { status, body }: Answer) {
  const answer = await seal(app.config, purpose, JSON.stringify(body ?? null));
  await app.write([app.db.update(keys).set({ status, answer }).where(eq(keys.id, id))]);
}

/** Another process may still be about to answer it. */
const isRecent = (app: App, { at }: { at: string }) =>
  app.now().getTime() - Date.parse(at) < underWayMs;

const since = (app: App) => new Date(app.now().getTime() - keptMs).toISOString();

export const otherRequest = () =>
  new Failure("invalid", "This Idempotency-Key was used for another request. Send a new one.");
export const busy = () =>
  new Failure("busy", "The same request is already running. Wait for it to finish.");
const unanswered = () =>
  new Failure("conflict", "This was done, but the answer wasn't saved. Reload to see it.");

/** An answer may hold anybody's data, sealed and for a day: whoever is erased, all of them go. */
export const answersHolder: Holder = {
  name: "answers",
  tables: [],
  collect: async () => ({}),
  erase: async (app) => ({
    writes: [app.db.update(keys).set({ status: null, answer: null })],
    news: [],
  }),
};
