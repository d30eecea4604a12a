import { eq } from "drizzle-orm";
import { type LetterState, mail, mailSettled } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { invalid } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { addressedBy, letterTo } from "./addressing";
import { candidateAsReader, type Colleague, colleagueAsReader, type Reader } from "../context";
import type { LetterKind } from "../rules";
import { interviewLetters } from "../schema";
import type { Agreed } from "../shape";

export type Notify = { candidate: boolean; interviewers: boolean };

type About = {
  row: Agreed;
  people: Colleague[];
  /** Those who no longer ask the questions. */
  leaving: Colleague[];
  kind: LetterKind;
  notify: Notify;
  reason?: string | null | undefined;
};

/** The letters about a change: a letter that still waits and says what no longer holds is replaced, never followed. */
export async function lettersAbout(app: App, about: About) {
  const { row, people, notify } = about;
  const candidate = await candidateAsReader(app, row);
  if (notify.candidate && !candidate) refuseUnaddressed();
  const before = await heardBefore(app, row.id);
  const readers = [...(candidate ? [candidate] : []), ...people.map(colleagueAsReader)];
  const wanted = [
    ...readers.map((reader) => ({ reader, kind: kindFor(reader, about, before) })),
    ...about.leaving.map(colleagueAsReader).map((reader) => ({
      reader,
      kind: notify.interviewers && before.reached.has(reader.userId) ? cancellation : null,
    })),
  ];
  const from = await addressedBy(app, row, about);
  const posted = wanted.flatMap(({ reader, kind }) =>
    kind ? letterTo(app, { row, reader, kind, from }) : [],
  );
  const stale = [...before.waiting.values()].flat();
  const writes: Write[] = stale.length > 0 ? mail.cancelLetters(app, stale) : [];
  const news: Event[] = stale.length > 0 ? [mailSettled(stale)] : [];
  return { writes: [...writes, ...posted], news };
}

const cancellation = "cancellation" as const;

/** Nobody is written to unasked, but for those whose letter is taken back before it went out. */
function kindFor(
  { userId }: Reader,
  { kind, notify }: About,
  { reached, waiting }: Heard,
): LetterKind | null {
  const isChosen = userId === null ? notify.candidate : notify.interviewers;
  if (kind === cancellation) {
    return isChosen && (userId === null || reached.has(userId)) ? cancellation : null;
  }
  if (!isChosen && !waiting.has(userId)) return null;
  return reached.has(userId) ? "update" : "invitation";
}

type Heard = {
  /** Who has had a letter about it. */
  reached: Set<string | null>;
  /** The letters that have not gone out yet, by whom they are to. */
  waiting: Map<string | null, string[]>;
};

const isOut: readonly LetterState[] = ["sending", "sent", "unsure"];
const isIn: readonly LetterState[] = ["queued", "held"];

async function heardBefore(app: App, interviewId: string): Promise<Heard> {
  const rows = await app.db
    .select()
    .from(interviewLetters)
    .where(eq(interviewLetters.interviewId, interviewId));
  const standings = await mail.stateOf(
    app,
    rows.map(({ letterId }) => letterId),
  );
  const among = (states: readonly LetterState[]) =>
    rows.filter(({ letterId }) => states.includes(standings.get(letterId)?.state ?? "cancelled"));
  const waiting = Map.groupBy(among(isIn), ({ userId }) => userId);
  return {
    reached: new Set(among(isOut).map(({ userId }) => userId)),
    waiting: new Map(
      [...waiting].map(([userId, of]) => [userId, of.map(({ letterId }) => letterId)]),
    ),
  };
}

function refuseUnaddressed(): never {
  const message = "This candidate has no email address.";
  throw invalid([{ path: ["notify", "candidate"], message }]);
}
