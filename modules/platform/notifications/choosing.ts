import { and, eq, inArray } from "drizzle-orm";
import { users } from "@/modules/platform/accounts/schema";
import type { LetterCheck } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import {
  type Channel,
  channels,
  type Channels,
  defaults,
  isAnyChannelOn,
  noChannels,
  type ProfileTopic,
  profileTopics,
  type Topic,
  topics,
  defaultChannels,
} from "./rules";
import { notificationChoices as choices } from "./schema";

export type Matrix = Record<Topic, Channels>;

type Choice = {
  /** Whether they are told of it at all. */
  topics?: { [topic in ProfileTopic]?: boolean | undefined } | undefined;
  /** In which ways. */
  channels?:
    { [topic in Topic]?: { [way in Channel]?: boolean | undefined } | undefined } | undefined;
};

/** How somebody is told of every topic. */
export async function matrixOf(app: App, userId: string): Promise<Matrix> {
  const rows = await app.db.select().from(choices).where(eq(choices.userId, userId));
  const chosen = new Map(rows.map((row) => [row.topic, row]));
  const matrix = { ...defaults };
  for (const topic of topics) matrix[topic] = waysOf(chosen.get(topic) ?? matrix[topic]);
  return matrix;
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
  return (userId) => chosen.get(userId) ?? defaults[topic];
}

/** Part of the write that changes a profile, and the topics that are told otherwise by it. */
export async function choose(app: App, userId: string, choice: Choice) {
  const before = await matrixOf(app, userId);
  const after = withChoice(before, choice);
  const changed = topics.filter((topic) => !isSame(after[topic], before[topic]));
  return {
    topics: changed,
    writes: changed.map((topic) => kept(app, { userId, topic }, after[topic])),
  };
}

function withChoice(before: Matrix, { topics: wanted = {}, channels: ways = {} }: Choice): Matrix {
  const after = { ...before };
  for (const topic of profileTopics) {
    const isWanted = wanted[topic] ?? isAnyChannelOn(after[topic]);
    if (isWanted !== isAnyChannelOn(after[topic]))
      after[topic] = isWanted ? defaultChannels : noChannels;
  }
  for (const topic of topics) after[topic] = waysOf(after[topic], ways[topic]);
  return after;
}

const waysOf = (before: Channels, changed: { [way in Channel]?: boolean | undefined } = {}) => ({
  bell: changed.bell ?? before.bell,
  mail: changed.mail ?? before.mail,
  digest: changed.digest ?? before.digest,
});

const isSame = (one: Channels, other: Channels) => channels.every((way) => one[way] === other[way]);

const kept = (
  app: App,
  { userId, topic }: { userId: string; topic: Topic },
  ways: Channels,
): Write =>
  app.db
    .insert(choices)
    .values({ userId, topic, ...ways })
    .onConflictDoUpdate({ target: [choices.userId, choices.topic], set: ways });

/** What names candidates goes only to those who may still sign in, at the address they have now. */
export const toColleaguesOnly: LetterCheck = async (app, letters) => {
  const addresses = letters.map(({ toAddress }) => toAddress);
  const rows = await app.db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, addresses), eq(users.isActive, true)));
  const known = new Set(rows.map(({ email }) => email));
  const gone = letters.filter(({ toAddress }) => !known.has(toAddress));
  const reason = "This person is no longer working here.";
  return new Map(gone.map(({ id }) => [id, reason]));
};
