import { and, eq, or, sql } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { notificationsChanged } from "./events";
import { withoutDigests, withoutLetters } from "./letters";
import {
  notificationChoices as choices,
  notificationDigests as digests,
  notifications,
} from "./schema";

/** Their record is told of, or their name beside another one. */
const isAbout = (candidateId: string) =>
  or(
    and(eq(notifications.recordId, candidateId), eq(notifications.kind, "candidate")),
    sql`exists (select 1 from json_each(${notifications.params})
      where key like 'candidateId%' and value = ${candidateId})`,
  );

export const holder: Holder = {
  name: "notifications",
  tables: ["notifications", "notification_choices", "notification_digests"],

  /** What a user was told and how they want to be told; what was told about a candidate. */
  async collect(app, { type, id }) {
    if (type === "client") return {};
    const which = type === "candidate" ? isAbout(id) : eq(notifications.userId, id);
    return {
      notifications: await app.db.select().from(notifications).where(which),
      ...(type === "user" && {
        choices: await app.db.select().from(choices).where(eq(choices.userId, id)),
      }),
    };
  },

  async erase(app, { type, id }) {
    if (type === "client") return { writes: [], news: [] };
    if (type === "user") {
      return {
        writes: [
          app.db.delete(notifications).where(eq(notifications.userId, id)),
          app.db.delete(choices).where(eq(choices.userId, id)),
          app.db.delete(digests).where(eq(digests.userId, id)),
        ],
        news: [],
      };
    }
    const { userId, onceKey } = notifications;
    const rows = await app.db.select({ userId, onceKey }).from(notifications).where(isAbout(id));
    const readers = rows.map((row) => row.userId);
    return {
      writes: [
        app.db.delete(notifications).where(isAbout(id)),
        ...withoutDigests(app, readers),
        ...withoutLetters(app, rows),
      ],
      news: readers.length > 0 ? [notificationsChanged(readers)] : [],
    };
  },
};
