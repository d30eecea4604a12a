import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Caller } from "@/src/http/request-context";
import type { Permission } from "@/src/http/policy";
import { fingerprintOf } from "@/src/secrets/passwords";
import { prepared } from "@/src/database/prepared";
import { areaOf } from "./area";
import { reachesPeople, type Scopes, mostTokens, requestsPerMinute } from "./rules";
import { apiTokens } from "./schema";
import { minuteMs } from "@/src/calendar";

type Window = { since: number; count: number };
const windows = new WeakMap<App["config"], Map<string, Window>>();

/** Counted in memory, each process for itself: a limit for programs is no lock, and reading is not to write. */
export function refuseTooManyRequests(app: App, tokenId: string): void {
  const counts = windows.get(app.config) ?? new Map<string, Window>();
  windows.set(app.config, counts);
  const now = app.now().getTime();
  const since = now - (now % minuteMs);
  const known = counts.get(tokenId);
  const window = known?.since === since ? known : { since, count: 0 };
  window.count += 1;
  counts.set(tokenId, window);
  if (counts.size > mostTokens * 2) counts.clear();
  if (window.count <= requestsPerMinute) return;
  const sentence = "Too many requests with this token. Try again in a minute.";
  const retryAfter = Math.max(1, Math.ceil((since + minuteMs - now) / 1000));
  throw new Failure("throttled", sentence, { retryAfter });
}

/** What there is to call: whoever may call anything may read it. */
const description = "GET /api/openapi.json";
/** A token is marked as used at most this often, so that reading does not write. */
const markEveryMs = 5 * 60_000;

/** Who a program is on this route, by its token; null where nobody knows the token any more. */
export async function admit(
  app: App,
  secret: string,
  permission: Permission,
): Promise<Caller | null> {
  const now = app.now().toISOString();
  const [token] = await working(app.db, { hash: fingerprintOf(secret), now });
  if (!token) return null;
  refuseTooManyRequests(app, token.id);
  const role = roleOn(app, token.scopes, permission.route);
  if (!role) {
    throw new Failure(
      "forbidden",
      "This token has no permission for that. Ask an administrator for another one.",
    );
  }
  await markUsed(app, token);
  return {
    sessionId: `token ${token.id}`,
    // Every audit entry and every record says which program it was.
    actor: { id: null, name: `token ${token.name}` },
    role,
    locale: "en",
    theme: "system",
    readsNames: reachesPeople(token.scopes),
    provenAt: null,
    endsAt: token.expiresAt,
  };
}

/** What reads is let in as a viewer and changes nothing; what may write works as a recruiter does, never as more. */
function roleOn(app: App, scopes: Scopes, route: string): Caller["role"] | null {
  if (route === description) return "viewer";
  const area = areaOf(app, route);
  const level = area && scopes[area];
  if (!level) return null;
  if (level === "write") return "recruiter";
  if (!route.startsWith("GET ")) return null;
  return area === "system" ? "admin" : "viewer";
}

const working = prepared((db) =>
  db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .leftJoin(users, eq(users.id, apiTokens.createdBy))
    .where(
      and(
        eq(apiTokens.hash, sql.placeholder("hash")),
        gt(apiTokens.expiresAt, sql.placeholder("now")),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.createdBy), and(eq(users.isActive, true), eq(users.role, "admin"))),
      ),
    ),
);

async function markUsed(app: App, { id, lastUsedAt }: { id: string; lastUsedAt: string | null }) {
  const now = app.now();
  if (lastUsedAt && now.getTime() - Date.parse(lastUsedAt) < markEveryMs) return;
  const used = { lastUsedAt: now.toISOString() };
  await app.write([app.db.update(apiTokens).set(used).where(eq(apiTokens.id, id))]);
}
