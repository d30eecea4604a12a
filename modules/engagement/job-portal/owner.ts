import { shownOf } from "@/src/database/read-model";
import { and, asc, eq, isNull } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { candidateRows as people } from "@/modules/crm/candidates/read-model";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { type App, actorIdOf } from "@/src/app";
import { Failure } from "@/src/errors";
import { withLease } from "@/src/workers/runs";

/** The candidate whose letter box the signed-in person has; null until they first apply. */
export async function ownCandidate(app: App): Promise<string | null> {
  const { email } = await account(app);
  return candidateAt(app, email);
}

/** The same, taken up on first use; two windows at once take up one person. */
export async function ensureOwnCandidate(app: App): Promise<string> {
  const known = await ownCandidate(app);
  if (known) return known;
  const { id, email, firstName, lastName } = await account(app);
  const became = await withLease(app, { name: `portal ${id}` }, async () => {
    const meanwhile = await candidateAt(app, email);
    const origin = "applied" as const;
    return meanwhile ?? (await candidates.add(app, { firstName, lastName, email, origin })).id;
  });
  if (!became) throw new Failure("busy", "Your application is already being sent.");
  return became;
}

async function candidateAt(app: App, email: string): Promise<string | null> {
  const { emailKey } = candidates.keysOf({ email });
  if (!emailKey) return null;
  const [row] = await app.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.emailKey, emailKey), isNull(people.archivedAt)))
    .orderBy(asc(people.seq))
    .limit(1);
  return row?.id ?? null;
}

async function account(app: App) {
  const [user] = await app.db
    .select(shownOf(users))
    .from(users)
    .where(eq(users.id, actorIdOf(app)));
  if (user) return user;
  throw new Failure("unauthenticated", "Sign in to continue.");
}
