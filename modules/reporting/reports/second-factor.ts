import { and, count, eq, isNotNull } from "drizzle-orm";
import { secondFactors, users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";

/** Everybody who may sign in, and how many of them need more than a password for it. */
export async function usersWithSecondFactor(app: App) {
  const [row] = await app.db
    .select({ all: count(), protected: count(secondFactors.confirmedAt) })
    .from(users)
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)),
    )
    .where(eq(users.isActive, true));
  return row ?? { all: 0, protected: 0 };
}
