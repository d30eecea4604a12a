import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { isAnyChannelOn, notifications, profileTopics } from "@/modules/platform/notifications";
import { definedFields } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { profileChanged } from "./events";
import type { Profile, ProfileChanges } from "./model";
import { and, eq, gt } from "drizzle-orm";
import { addressChanges } from "./schema";

/** The address that waits for its letter to be answered; one whose time is over is none. */
async function waitingFor(app: App, userId: string): Promise<Profile["newEmail"]> {
  const isStanding = and(
    eq(addressChanges.userId, userId),
    gt(addressChanges.expiresAt, app.now().toISOString()),
  );
  const [row] = await app.db.select().from(addressChanges).where(isStanding);
  return row ? { email: row.email, expiresAt: row.expiresAt } : null;
}

/** Of whoever is at the desk. */
export async function find(app: App): Promise<Profile> {
  const { id, firstName, lastName, username, email, role, ...own } = await users.currentUser(app);
  const { title, phone, timezone, locale, theme, density, hasSingleKeys } = own;
  const [channels, newEmail, sender] = await Promise.all([
    notifications.matrixOf(app, id),
    waitingFor(app, id),
    mail.senderOf(app),
  ]);
  const told = profileTopics.map((topic) => [topic, isAnyChannelOn(channels[topic])]);
  return {
    id,
    firstName,
    lastName,
    username,
    email,
    role,
    title,
    phone,
    timezone,
    locale,
    theme,
    density,
    hasSingleKeys,
    channels,
    newEmail,
    profileImageUrl: own.profileImageUrl,
    createdAt: own.createdAt,
    notifications: Object.fromEntries(told),
    isMailReady: sender !== null,
  };
}

/** Changes what is sent and nothing else. */
export async function edit(
  app: App,
  { notifications: topics, channels, phone, title, ...rest }: ProfileChanges,
): Promise<Profile> {
  const { id, version } = await users.currentUser(app);
  const chosen = await notifications.choose(app, id, { topics, channels });
  const set = definedFields({ ...rest, phone: worded(phone), title: worded(title) });
  const fields = [...Object.keys(set), ...chosen.topics];
  if (fields.length === 0) return find(app);
  await app.write(
    [
      users.updateIfVersion(app, { id, version }, set),
      ...chosen.writes,
      audit.entry(app, {
        action: "user.profile_edited",
        entityType: "user",
        entityId: id,
        details: { fields },
      }),
    ],
    profileChanged(id),
  );
  return find(app);
}

/** An emptied field says nothing; one that was not sent stays as it is. */
const worded = (text: string | null | undefined) => (text === "" ? null : text);
