import { and, desc, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type RequestOrigin, sessions, users } from "..";
import { users as accounts } from "../schema";
import type { App } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { isMailed, linkLetterWrites } from "./letters";
import { asOver, type LinkRow, createLink, findLink, over, useLinkWrite } from "./links";
import type { Acceptance, Invitation, LinkAsked, MadeLink, NewInvitation, OpenLink } from "./model";
import { accessLinks as links } from "./schema";

/** Those that nobody has accepted yet, the newest first. */
export async function list(app: App): Promise<Invitation[]> {
  const nameOf = await users.authors(app);
  const rows = await app.db.select().from(links).where(isOpen).orderBy(desc(links.id));
  const now = app.now().toISOString();
  return rows.map(({ id, email, role, createdBy, createdAt, endsAt }) => ({
    id,
    email: email ?? "",
    role: role ?? "viewer",
    by: nameOf(createdBy),
    createdAt,
    endsAt,
    isOver: endsAt <= now,
  }));
}

const isOpen = and(
  eq(links.purpose, "invitation"),
  isNull(links.usedAt),
  isNull(links.withdrawnAt),
);

/** One invitation at a time for an address: an earlier one opens nothing any more. */
export async function invite(app: App, input: NewInvitation): Promise<MadeLink> {
  const email = users.normaliseEmail(input.email);
  const isTheirs = eq(accounts.email, email);
  const [known] = await app.db.select({ id: accounts.id }).from(accounts).where(isTheirs);
  if (known) throw new Failure("conflict", "This email already has an account.");
  return sent(app, { ...input, email }, "user.invited");
}

/** The same invitation with a new link, when the letter was lost or its time is over. */
export async function renew(app: App, id: string): Promise<MadeLink> {
  const { email, role, locale } = await rowOf(app, id);
  if (!email || !role) return notFound("invitation");
  return sent(app, { email, role, locale }, "user.invitation_renewed");
}

async function sent(app: App, input: NewInvitation, action: string): Promise<MadeLink> {
  const link = createLink(app, { purpose: "invitation", ...input });
  const canMail = await isMailed(app);
  const to = { name: "", address: input.email };
  await app.write([
    withdrawn(app, input.email),
    ...link.writes,
    ...(canMail ? await linkLetterWrites(app, link, to) : []),
    audit.entry(app, {
      action,
      entityType: "invitation",
      entityId: link.row.id,
      details: { role: input.role, isMailed: canMail },
    }),
  ]);
  return { path: link.path, endsAt: link.row.endsAt, isMailed: canMail };
}

const withdrawn = (app: App, email: string): Write =>
  app.db
    .update(links)
    .set({ withdrawnAt: app.now().toISOString() })
    .where(and(isOpen, eq(links.email, email)));

export async function withdraw(app: App, id: string): Promise<void> {
  await rowOf(app, id);
  const set = { withdrawnAt: app.now().toISOString() };
  const auditEntry = {
    action: "user.invitation_withdrawn",
    entityType: "invitation",
    entityId: id,
  };
  await app.write([
    must(
      app.db
        .update(links)
        .set(set)
        .where(and(isOpen, eq(links.id, id))),
    ),
    audit.entry(app, auditEntry),
  ]);
}

async function rowOf(app: App, id: string): Promise<LinkRow> {
  const [row] = await app.db
    .select()
    .from(links)
    .where(and(isOpen, eq(links.id, id)));
  return row ?? notFound("invitation");
}

/** What a link would open, for the page that it leads to. */
export async function look(app: App, { token }: LinkAsked, network: string): Promise<OpenLink> {
  const row = await findLink(app, token, { network });
  const { purpose, endsAt } = row;
  return { purpose, endsAt, email: row.email ?? (await emailOf(app, row)) };
}

async function emailOf(app: App, { userId }: LinkRow): Promise<string> {
  if (!userId) throw over();
  return (await users.find(app, userId)).email;
}

/** Makes the account that an invitation is for, and lets its owner in. */
export async function accept(app: App, { token, ...input }: Acceptance, from: RequestOrigin) {
  const link = await findLink(app, token, { purpose: "invitation", network: from.network });
  if (!link.email || !link.role) throw over();
  await refuseTaken(app, input.username);
  const { email, role, locale } = link;
  const user = await users
    .add(app, { ...input, email, role, locale }, [useLinkWrite(app, link)])
    .catch(asOver);
  return sessions.open(app, user.id, from);
}

async function refuseTaken(app: App, username: string): Promise<void> {
  const isTaken = eq(accounts.username, username);
  const [found] = await app.db.select({ id: accounts.id }).from(accounts).where(isTaken);
  if (!found) return;
  const sentence = "This username is taken. Choose another.";
  throw new Failure("invalid", sentence, { fields: { username: sentence } });
}
