import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Locale, Role } from "../rules";
import { type App, actorIdOf } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { randomSecret } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { linkKeptMs, linkMs, type LinkPurpose } from "./rules";
import { accessLinks as links } from "./schema";

export type LinkRow = typeof links.$inferSelect;

type Made = {
  purpose: LinkPurpose;
  locale: Locale;
  userId?: string | null;
  email?: string | null;
  role?: Role | null;
  mark?: string | null;
};

const fingerprint = (app: App, secret: string) => keyedHash(app.config, "access link", secret);

/** A new link; those long over are forgotten with it. The secret stands behind #, which no server is told. */
export function createLink(app: App, { purpose, ...given }: Made) {
  const now = app.now().getTime();
  const secret = randomSecret();
  const row = {
    ...given,
    id: Bun.randomUUIDv7(),
    letterId: Bun.randomUUIDv7(),
    purpose,
    tokenHash: fingerprint(app, secret),
    createdAt: new Date(now).toISOString(),
    createdBy: actorIdOf(app),
    endsAt: new Date(now + linkMs[purpose]).toISOString(),
  };
  const over = new Date(now - linkKeptMs).toISOString();
  const writes: Write[] = [
    app.db.delete(links).where(lt(links.endsAt, over)),
    app.db.insert(links).values(row),
  ];
  return { row, path: `/auth#${purpose}=${secret}`, writes };
}

/** What a secret opens. Guessing is hopeless; who tries anyway is slowed down. */
export async function findLink(
  app: App,
  token: string,
  { purpose, network }: { purpose?: LinkPurpose; network: string },
): Promise<LinkRow> {
  const limit = { key: `access-link:${network}`, most: 60, windowMs: 15 * 60_000 };
  await countAttempt(app, limit);
  const isThis = and(eq(links.tokenHash, fingerprint(app, token)), isStanding(app));
  const [row] = await app.db.select().from(links).where(isThis);
  if (!row || (purpose && row.purpose !== purpose)) throw over();
  return row;
}

export const over = () =>
  new Failure("missing", "This link has expired or was already used. Request a new one.");

export const isStanding = (app: App) =>
  and(isNull(links.usedAt), isNull(links.withdrawnAt), gt(links.endsAt, app.now().toISOString()));

/** Part of a write: of many who use a link at once, one finds it unused. */
export const useLinkWrite = (app: App, { id }: LinkRow) =>
  must(
    app.db
      .update(links)
      .set({ usedAt: app.now().toISOString() })
      .where(and(eq(links.id, id), isStanding(app))),
  );

/** Somebody else was faster with the same link. */
export function asOver(error: unknown): never {
  if (error instanceof Failure && error.kind === "conflict") throw over();
  throw error;
}
