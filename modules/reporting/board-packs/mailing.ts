import { shownOf } from "@/src/database/read-model";
import { and, eq, lte } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import { isAnyChannelOn, notifications } from "@/modules/platform/notifications";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import type { Section } from "./content";
import { fillText, type Pen } from "./pdf-helpers";
import type { Cadence } from "./rules";
import { type boardPacks, reportReaders } from "./schema";

type Row = typeof boardPacks.$inferSelect;
type Made = { sections: readonly Section[]; pen: Pen };
export type Reader = typeof users.$inferSelect;

/** Whoever waits for a pack is told of it: a person on their screen, the readers of a mailing by letter. */
export async function mailPack(
  app: App,
  row: Row,
  made: Made,
): Promise<{ writes: Write[]; news: Event[] }> {
  if (row.origin === "asked") {
    return notifications.notify(app, {
      to: [row.requestedBy],
      what: "reportReady",
      params: { from: row.from, to: row.to },
      onceKey: `report:${row.id}`,
    });
  }
  const readers = await readersOf(app, cadenceOf(row), row.to);
  const theirs = readers.filter(({ locale }) => locale === row.locale);
  return { writes: theirs.flatMap((to) => letterTo(app, { to, row, made })), news: [] };
}

const cadenceOf = ({ mailing }: Row): Cadence =>
  mailing?.startsWith("monthly") ? "monthly" : "weekly";

/** Those who are at work, were on the list when the period ended, and have not turned reports off. */
export async function readersOf(app: App, cadence: Cadence, until: string): Promise<Reader[]> {
  const isOnList = and(eq(reportReaders.cadence, cadence), lte(reportReaders.since, until));
  const rows = await app.db
    .select({ user: shownOf(users) })
    .from(reportReaders)
    .innerJoin(users, eq(users.id, reportReaders.userId))
    .where(and(isOnList, eq(users.isActive, true)));
  const asked = await Promise.all(
    rows.map(async ({ user }) => ({ user, isWanted: await wantsReports(app, user.id) })),
  );
  return asked.filter(({ isWanted }) => isWanted).map(({ user }) => user);
}

export const wantsReports = async (app: App, userId: string): Promise<boolean> =>
  isAnyChannelOn((await notifications.matrixOf(app, userId)).reports);

type Letter = { to: Reader; row: Row; made: Made };

function letterTo(app: App, { to, row, made: { sections, pen } }: Letter): Write[] {
  const { say, span } = pen;
  const { letter } = say;
  const period = span(row);
  const page =
    app.config.PUBLIC_URL && `${app.config.PUBLIC_URL}/reports?from=${row.from}&to=${row.to}`;
  return mail.queueLetter(app, {
    id: Bun.randomUUIDv7(),
    onceKey: `report:${to.id}:${row.mailing}`,
    purpose: "notice",
    userId: null,
    to: { name: `${to.firstName} ${to.lastName}`, address: to.email },
    subject: fillText(letter.subject[cadenceOf(row)], { period }),
    text: [
      fillText(letter.greeting, { name: to.firstName }),
      "",
      fillText(letter.opening, { period }),
      ...sections.flatMap(summed),
      ...(page ? ["", letter.more, page] : []),
      "",
      "--",
      letter.choose,
      ...(app.config.PUBLIC_URL ? [`${app.config.PUBLIC_URL}/profile`] : []),
    ].join("\n"),
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: row.paper
      ? [
          {
            name: `${say.reportTitle} ${row.from} ${row.to}.pdf`,
            type: "application/pdf",
            storage: row.paper,
          },
        ]
      : [],
  });
}

const summed = ({ title, figures }: Section): string[] => [
  "",
  title.toUpperCase(),
  ...figures.map(({ name, text, note }) => `- ${name}: ${text}${note && ` (${note})`}`),
];
