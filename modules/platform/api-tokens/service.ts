import { and, desc, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { users } from "@/modules/platform/accounts";
import { users as userRows } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import { daysLater } from "@/src/calendar";
import type { FreshToken, NewToken, Token } from "./model";
import { mostTokens, type TokenState } from "./rules";
import { apiTokens } from "./schema";

const hintLength = 4;

export async function list(app: App): Promise<Token[]> {
  const [rows, nameOf] = await Promise.all([
    app.db
      .select({ token: apiTokens, isActive: userRows.isActive, role: userRows.role })
      .from(apiTokens)
      .leftJoin(userRows, eq(userRows.id, apiTokens.createdBy))
      .orderBy(desc(apiTokens.createdAt)),
    users.authors(app),
  ]);
  return rows.map(({ token: { hash: _, ...token }, ...maker }) => ({
    ...token,
    state: stateOf(app, token, maker),
    createdBy: nameOf(token.createdBy ?? "command line"),
  }));
}

type Row = typeof apiTokens.$inferSelect;
type Maker = { isActive: boolean | null; role: string | null };

function stateOf(app: App, token: Omit<Row, "hash">, { isActive, role }: Maker): TokenState {
  if (token.revokedAt) return "revoked";
  if (token.expiresAt <= app.now().toISOString()) return "expired";
  return token.createdBy === null || (isActive && role === "admin") ? "working" : "asleep";
}

export async function find(app: App, id: string): Promise<Token> {
  return (await list(app)).find((it) => it.id === id) ?? notFound("token");
}

/** Answers the token itself, once; only its fingerprint is kept. */
export async function create(app: App, { name, scopes, days }: NewToken): Promise<FreshToken> {
  await refuseTaken(app, name);
  const secret = `coldaisle_${randomSecret()}`;
  const id = Bun.randomUUIDv7();
  const now = app.now();
  const expiresAt = daysLater(now, days);
  const [hash, hint] = [fingerprintOf(secret), secret.slice(-hintLength)];
  const made = { createdBy: app.actor.id, createdAt: now.toISOString(), expiresAt };
  await app.write([
    app.db.insert(apiTokens).values({ id, name, hash, hint, scopes, ...made }),
    audit.entry(app, auditEntry("created", id, { name, scopes, expiresAt })),
  ]);
  return { ...(await find(app, id)), secret };
}

/** At once, for every program that has it; nothing brings it back. */
export async function revoke(app: App, id: string): Promise<Token> {
  const { state } = await find(app, id);
  if (state === "revoked") return find(app, id);
  const isThere = and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt));
  const set = { revokedAt: app.now().toISOString() };
  await app.write([
    must(app.db.update(apiTokens).set(set).where(isThere)),
    audit.entry(app, auditEntry("revoked", id)),
  ]);
  return find(app, id);
}

const auditEntry = (verb: string, entityId: string, details: Record<string, unknown> = {}) => ({
  action: `token.${verb}`,
  entityType: "token",
  entityId,
  details,
});

async function refuseTaken(app: App, name: string): Promise<void> {
  const rows = await app.db
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .where(isNull(apiTokens.revokedAt));
  if (rows.length >= mostTokens)
    throw new Failure("conflict", `You already have ${mostTokens} tokens. Revoke one first.`);
  if (!rows.some((it) => it.name === name)) return;
  const sentence = "A token with this name already exists. Choose another name, or revoke it.";
  throw new Failure("conflict", sentence, { fields: { name: sentence } });
}
