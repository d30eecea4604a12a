import { and, eq, inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { type Channels, defaultOf, type Topic, topics } from "./rules";
import { notificationChoices as choices } from "./schema";

export type Matrix = Record<Topic, Channels>;
export type MatrixChanges = Partial<Record<Topic, Partial<Channels>>>;

/** How somebody is told of every topic. */
export async function matrixOf(app: App, userId: string): Promise<Matrix> {
  const rows = await app.db.select().from(choices).where(eq(choices.userId, userId));
  const chosen = new Map(
    rows.map(({ topic, bell, mail, digest }) => [topic, { bell, mail, digest }]),
  );
  const entries = topics.map((topic) => [topic, chosen.get(topic) ?? defaultOf(topic)] as const);
  return Object.fromEntries(entries) as Matrix;
}

/** How each of these people is told of a topic. */
export async function channelsOf(
  app: App,
  userIds: string[],
  topic: Topic,
): Promise<(userId: string) => Channels> {
  const rows = await app.db
    .select()
    .from(choices)
    .where(and(inArray(choices.userId, userIds), eq(choices.topic, topic)));
  const chosen = new Map(rows.map((row) => [row.userId, row]));
  return (userId) => chosen.get(userId) ?? defaultOf(topic);
}

/** Part of the write that changes a profile. */
export const chosen = (app: App, userId: string, matrix: Matrix, changed: Topic[]): Write[] =>
  changed.map((topic) =>
    app.db
      .insert(choices)
      .values({ userId, topic, ...matrix[topic] })
      .onConflictDoUpdate({ target: [choices.userId, choices.topic], set: matrix[topic] }),
  );
