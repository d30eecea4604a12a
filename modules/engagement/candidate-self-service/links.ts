import { and, desc, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import type { Locale } from "@/modules/platform/accounts/rules";
import { withActor, type App, actorIdOf } from "@/src/app";
import { dayMs } from "@/src/calendar";
import type { Write } from "@/src/database";
import { randomSecret } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { linkDays } from "./rules";
import { ownPageLinks as links } from "./schema";

export type LinkRow = typeof links.$inferSelect;
type Made = { candidateId: string; locale: Locale; letterId: string };

const fingerprint = (app: App, secret: string) => keyedHash(app.config, "own page", secret);

/** Creates a link; only the hash of its secret is stored. Deletes links that expired long ago. */
export function createLink(app: App, given: Made) {
  const now = app.now().getTime();
  const secret = randomSecret();
  const expiresAt = new Date(now + linkDays * dayMs).toISOString();
  const row: LinkRow = {
    ...given,
    id: Bun.randomUUIDv7(),
    tokenHash: fingerprint(app, secret),
    createdAt: new Date(now).toISOString(),
    createdBy: actorIdOf(app),
    expiresAt,
    openedAt: null,
    endedAt: null,
  };
  const over = new Date(now - linkDays * dayMs).toISOString();
  const writes: Write[] = [
    app.db.delete(links).where(lt(links.expiresAt, over)),
    app.db.insert(links).values(row),
  ];
  return { secret, expiresAt, writes };
}

/** Whose page a secret opens; null for one that was never made, is over or was replaced. */
export async function findByLink(app: App, secret: string): Promise<LinkRow | null> {
  const [found] = await app.db
    .select({ link: links })
    .from(links)
    .innerJoin(candidates, eq(candidates.id, links.candidateId))
    .where(
      and(
        eq(links.tokenHash, fingerprint(app, secret)),
        isStanding(app),
        // An archived record may be the duplicate of another one, whose link they have to ask for.
        // Restricted records are archived as well, but their owner keeps the right to the page.
        or(isNull(candidates.archivedAt), isNotNull(candidates.restrictedAt)),
      ),
    );
  if (!found) return null;
  const { link } = found;
  if (link.openedAt === null) await app.write(replacing(app, link));
  return link;
}

/** Ends older links when the new one is first opened, not when it is requested: anybody can request one. */
function replacing(app: App, { id, candidateId }: LinkRow): Write[] {
  const at = app.now().toISOString();
  // UUIDv7: ids are ordered by time.
  const isBefore = and(eq(links.candidateId, candidateId), lt(links.id, id), isNull(links.endedAt));
  return [
    app.db.update(links).set({ openedAt: at }).where(eq(links.id, id)),
    app.db.update(links).set({ endedAt: at }).where(isBefore),
  ];
}

export async function newestOf(app: App, candidateId: string): Promise<LinkRow | undefined> {
  const [row] = await app.db
    .select()
    .from(links)
    .where(and(eq(links.candidateId, candidateId), isStanding(app)))
    .orderBy(desc(links.id))
    .limit(1);
  return row;
}

/** Part of a write: none of their links opens the page any more. */
export const endLinksWrite = (app: App, candidateId: string): Write =>
  app.db
    .update(links)
    .set({ endedAt: app.now().toISOString() })
    .where(and(eq(links.candidateId, candidateId), isNull(links.endedAt)));

const isStanding = (app: App) =>
  and(isNull(links.endedAt), gt(links.expiresAt, app.now().toISOString()));

/** What a candidate does by their link is signed by the page: they have no account. */
export const byPage = (app: App): App =>
  withActor(app, { id: null, name: "candidate portal link" });
