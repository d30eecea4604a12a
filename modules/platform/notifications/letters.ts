import { mail } from "@/modules/platform/mail";
import type { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Row, createDescriber } from "./naming";
import { isUrgent, topics } from "./rules";
import { filledIn, timeFor, wordsIn } from "./wording";

export type Addressee = typeof users.$inferSelect;
type Describe = Awaited<ReturnType<typeof createDescriber>>;

/** To whom a letter goes, and how a notification is worded for them. */
type Reading = { to: Addressee; describe: Describe };

/** One notification by mail, as part of the write that causes it. */
export function notificationLetter(app: App, row: Row, { to, describe }: Reading): Write[] {
  const { title, about, path } = describe(row, to);
  const { greeting, advice } = wordsIn(to.locale);
  const lines = [filledIn(greeting, { name: to.firstName }), "", title, ...about];
  const { what } = row;
  const end = isUrgent(what) ? advice[what] : foot(app, to);
  return mail.queueLetter(app, {
    ...letterTo(to, title, [...lines, ...linked(app, path), "", ...end]),
    id: Bun.randomUUIDv7(),
    onceKey: noticeOf({ userId: to.id, onceKey: row.onceKey }),
    record: row.kind && row.recordId ? { kind: row.kind, id: row.recordId } : null,
  });
}

const noticeOf = ({ userId, onceKey }: Pick<Row, "userId" | "onceKey">): string =>
  `notice:${userId}:${onceKey}`;

/** The letters that told of these. */
export const withoutLetters = (app: App, rows: Pick<Row, "userId" | "onceKey">[]): Write[] =>
  rows.map((row) => mail.dropLettersWrite(app, noticeOf(row)));

type Day = { rows: Row[]; total: number; day: string; house: string };

/** The letter of the day: what is unread, topic by topic, each with where it leads. */
export function digestLetter(
  app: App,
  { rows, total, day, house }: Day,
  { to, describe }: Reading,
): Write[] {
  const { digest, greeting, waiting, more, topics: headings } = wordsIn(to.locale);
  const told = rows.map((row) => ({ ...describe(row, to), at: row.at }));
  const parts = topics.flatMap((topic) => {
    const of = told.filter((it) => it.topic === topic);
    return of.length === 0 ? [] : ["", headings[topic].toUpperCase(), ...of.flatMap(line)];
  });
  function line({ title, about, at, path }: (typeof told)[number]): string[] {
    return [`- ${[title, ...about].join(" · ")} (${timeFor(to, at)})`, ...linked(app, path, "  ")];
  }
  const rest = total > rows.length ? ["", filledIn(more, { n: total - rows.length })] : [];
  const head = [filledIn(greeting, { name: to.firstName }), "", waiting];
  return mail.queueLetter(app, {
    ...letterTo(to, filledIn(digest, { n: total, house }), [
      ...head,
      ...parts,
      ...rest,
      "",
      ...foot(app, to),
    ]),
    id: Bun.randomUUIDv7(),
    onceKey: `${digestOf(to.id)}${day}`,
  });
}

const digestOf = (userId: string): string => `digest:${userId}:`;

/** Letters of the day name many; where one of those is forgotten, the letters that may name them go. */
export const withoutDigests = (app: App, userIds: string[]): Write[] =>
  [...new Set(userIds)].map((userId) => mail.dropLettersWrite(app, digestOf(userId)));

const letterTo = ({ firstName, lastName, email }: Addressee, subject: string, lines: string[]) => ({
  purpose: "notice" as const,
  userId: null,
  to: { name: `${firstName} ${lastName}`, address: email },
  subject,
  text: lines.join("\n"),
  headers: { "Auto-Submitted": "auto-generated" },
});

/** Where the product has an address that others can open. */
const linked = ({ config }: App, path: string, before = ""): string[] =>
  config.PUBLIC_URL ? [`${before}${config.PUBLIC_URL}${path}`] : [];

const foot = (app: App, { locale }: Addressee): string[] => [
  "--",
  wordsIn(locale).choose,
  ...linked(app, "/profile?tab=settings#notifications"),
];
