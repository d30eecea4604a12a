import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import type { User } from "../model";
import { hashPassword } from "@/src/secrets/passwords";
import { users } from "../schema";
import { find, normaliseEmail } from "../service";
import { endSessionsWrites } from "./sessions";
import { refuseWeak } from "./weakness";

/** Ends every session of the person as well: whoever had the old password is out. */
export async function resetPassword(app: App, email: string, password: string): Promise<User> {
  const [found] = await app.db.select({ id: users.id }).from(users).where(byEmail(email));
  if (!found) return notFound("user");
  const user = await find(app, found.id);
  refuseWeak(password, user);
  const { writes, news } = await endSessionsWrites(app, user.id);
  await app.write(
    [
      must(
        app.db
          .update(users)
          .set({ passwordHash: await hashPassword(password) })
          .where(eq(users.id, user.id)),
      ),
      ...writes,
      audit.entry(app, { action: "user.password_reset", entityType: "user", entityId: user.id }),
    ],
    ...news,
  );
  return user;
}

const byEmail = (email: string) => eq(users.email, normaliseEmail(email));
