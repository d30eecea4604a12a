import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/audit";
import { mail } from "@/modules/mail";
import { isTold, notifications, profileTopics } from "@/modules/notifications";
import { defined } from "@/modules/records";
import { users } from "@/modules/users/schema";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { missing } from "@/src/errors";
import type { Profile, ProfileChanges } from "./model";

/** Of whoever is at the desk. */
export async function find(app: App): Promise<Profile> {
  const { id, firstName, lastName, email, phone, timezone } = await own(app);
  const channels = await notifications.matrixOf(app, id);
  const told = profileTopics.map((topic) => [topic, isTold(channels[topic])]);
  return {
    ...{ firstName, lastName, email, phone, timezone, channels },
    notifications: Object.fromEntries(told),
    isMailReady: (await mail.senderOf(app)) !== null,
  };
}

/** Changes what is sent and nothing else. */
export async function edit(
  app: App,
  { notifications: topics, channels, phone, ...names }: ProfileChanges,
): Promise<Profile> {
  const { id, version } = await own(app);
  const chosen = await notifications.choose(app, id, { topics, channels });
  const set = defined({ ...names, phone: phone === "" ? null : phone });
  const fields = [...Object.keys(set), ...chosen.topics];
  if (fields.length === 0) return find(app);
  const isRead = and(eq(users.id, id), eq(users.version, version));
  await app.write([
    must(
      app.db
        .update(users)
        .set({ ...set, version: version + 1 })
        .where(isRead),
    ),
    ...chosen.writes,
    audit.entry(app, {
      ...{ action: "user.profile_edited", entityType: "user", entityId: id },
      details: { fields },
    }),
  ]);
  return find(app);
}

async function own(app: App) {
  const [user] = await app.db
    .select()
    .from(users)
    .where(eq(users.id, app.actor.id ?? ""));
  return user ?? missing("user");
}
