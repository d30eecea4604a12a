import { eq, notInArray } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { isNot, mentionsIn, mergeMentions, onPage, wordsIn } from "@/src/personal-data/mentions";
import { interviewsChanged } from "./events";
import { calendarFeeds, interviews, scorecards, interviewHistory } from "./schema";
import { heldBy } from "./service";

export const holder: Holder = {
  name: "interviews",
  tables: ["interviews", "interview_people", "scorecards", "interview_letters", "calendar_feeds"],

  async collect(app, { type, id }) {
    if (type === "client") return {};
    const which = type === "candidate" ? eq(interviews.candidateId, id) : heldBy(app, id);
    const rows = await app.db.select().from(interviews).where(which);
    if (type === "candidate") return { interviews: rows, scorecards: await cardsOf(app, id) };
    const feeds = await app.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, id));
    return {
      interviews: rows.map(({ id: interviewId, scheduledAt }) => ({ interviewId, scheduledAt })),
      scorecards: await app.db.select().from(scorecards).where(eq(scorecards.userId, id)),
      calendarFeed: feeds.map(({ tokenHash: _, ...feed }) => feed),
    };
  },

  /** A candidate's interviews go with all that hangs on them; what a user made of others stays the agency's. */
  async erase(app, { type, id }) {
    if (type === "user")
      return {
        writes: [app.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, id))],
        news: [],
      };
    if (type !== "candidate") return { writes: [], news: [] };
    const which = eq(interviews.candidateId, id);
    const rows = await app.db.select({ id: interviews.id }).from(interviews).where(which);
    return {
      writes: [app.db.delete(interviews).where(which)],
      news: rows.length > 0 ? [interviewsChanged(rows.map((row) => row.id))] : [],
    };
  },

  /** What was agreed about others, and what was made of them. */
  async mentions(app, { id }, search) {
    const isTheirs = eq(interviews.candidateId, id);
    const agreed = await mentionsIn(app, search, {
      table: interviews,
      where: isNot(isTheirs),
      tell: ({ id: interviewId, candidateId, notes, reason, place, phone, link }) => ({
        kind: "candidate",
        recordId: candidateId,
        label: null,
        path: at(interviewId),
        texts: { notes, reason, place: wordsIn([place, phone, link]) },
      }),
    });
    const theirs = app.db.select({ id: interviews.id }).from(interviews).where(isTheirs);
    const made = await mentionsIn(app, search, {
      table: scorecards,
      where: notInArray(scorecards.interviewId, theirs),
      tell: ({ interviewId, words }) => ({
        kind: null,
        recordId: null,
        label: null,
        path: at(interviewId),
        texts: { text: words },
      }),
    });
    const happened = await mentionsIn(app, search, {
      table: interviewHistory,
      where: notInArray(interviewHistory.interviewId, theirs),
      tell: ({ interviewId, reason, changes }) => ({
        ...onPage(at(interviewId)),
        texts: { reason, text: wordsIn(changes) },
      }),
    });
    return mergeMentions([agreed, made, happened]);
  },
};

const at = (id: string) => `/crm?tab=interviews&view=${id}`;

const cardsOf = (app: Parameters<Holder["collect"]>[0], candidateId: string) =>
  app.db
    .select({ overall: scorecards.overall, words: scorecards.words, at: scorecards.at })
    .from(scorecards)
    .innerJoin(interviews, eq(interviews.id, scorecards.interviewId))
    .where(eq(interviews.candidateId, candidateId));
