import { shownOf } from "@/src/read-model";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { localeFor } from "@/modules/engagement/campaigns";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { mail } from "@/modules/platform/mail";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/address";
import { notFound } from "@/src/errors";
import { daysEarlier } from "@/src/calendar";
import { newestOf } from "./links";
import type { OwnPageRequest, OwnPageState } from "./model";
import { asTheyStand } from "./open-requests";
import { ownPageRequests as requests } from "./schema";

/** What the office sees of a candidate's own page. */
export async function stateOf(app: App, id: string): Promise<OwnPageState> {
  const [person] = await app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(eq(candidates.id, id));
  if (!person) return notFound("candidate");
  const [link, asked, sender, nameOf] = await Promise.all([
    newestOf(app, id),
    requestsOf(app, id),
    mail.senderOf(app),
    users.authors(app),
  ]);
  const letters = await mail.stateOf(app, link ? [link.letterId] : []);
  const address = publicAddress(app.config);
  return {
    link: link
      ? {
          sentAt: link.createdAt,
          sentBy: nameOf(link.createdBy),
          openedAt: link.openedAt,
          expiresAt: link.expiresAt,
          letter: letters.get(link.letterId)?.state ?? ("sent" as const),
        }
      : null,
    obstacle: !person.email ? "noAddress" : !sender ? "noMail" : address ? null : "noPublicAddress",
    // What they were last written in, else what they most likely read.
    locale: link?.locale ?? localeFor(person),
    requests: asked,
  };
}

/** What they asked that is open, or was seen to within a month; the newest first. */
export async function requestsOf(app: App, candidateId: string): Promise<OwnPageRequest[]> {
  const monthAgo = daysEarlier(app.now(), 30);
  const isShown = or(
    isNull(requests.settledAt),
    gt(requests.settledAt, monthAgo),
    // An offer is accepted for good.
    eq(requests.kind, "accept"),
  );
  const [rows, nameOf] = await Promise.all([
    app.db
      .select()
      .from(requests)
      .where(and(eq(requests.candidateId, candidateId), isShown))
      .orderBy(desc(requests.at), desc(requests.id)),
    users.authors(app),
  ]);
  const standing = await asTheyStand(app, rows);
  return standing.map(({ candidateId: _, settledBy, ...row }) => ({
    ...row,
    settledBy: settledBy && nameOf(settledBy),
  }));
}
