import type { Locale } from "@/modules/platform/accounts/rules";
import { type OwnWeekShown, ownWeeks, takeBack } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { isFutureDay, minuteMs } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { byPage } from "../links";
import { actionsPerMinute } from "../rules";
import { linkOwner, type Visitor } from "../visiting";
import { noticedAs } from "./noticed";
import { type Fields, type Faults, fieldsOf, filledWith, readHours } from "./fields";
import type { RefusedExpense } from "./expenses/model";
import type { HourOutcome, HoursSent } from "./model";

export type WeekVisit = {
  locale: Locale;
  week: OwnWeekShown;
  fields: Fields;
  faults: Faults;
  said: HourOutcome | null;
  /** An expense that was refused, as it was sent. */
  spending: RefusedExpense | null;
};
type Asked = { deploymentId: string; week: string };
type Shown = { lang?: Locale | undefined; said?: HourOutcome | undefined };

/** One week of somebody's own; null for a link that opens none. */
export async function visitWeek(
  app: App,
  visitor: Visitor,
  { lang, said, ...asked }: Asked & Shown,
): Promise<WeekVisit | null> {
  const me = await linkOwner(app, visitor);
  if (!me) return null;
  const week = await ownWeeks.show(app, { ...asked, candidateId: me.candidateId });
  return shownWeek(week, { locale: lang ?? me.locale, said: said ?? null });
}

/** A week as it is kept, with what there is to say of it. */
export const shownWeek = (
  week: OwnWeekShown,
  about: Pick<WeekVisit, "locale" | "said"> & Partial<WeekVisit>,
): WeekVisit => ({ week, fields: fieldsOf(week.entries), faults: {}, spending: null, ...about });

/** Keeps what was typed, or answers the form as it was sent with what is wrong in it; null for a link that opens none. */
export async function enter(
  app: App,
  visitor: Visitor,
  { lang, sent, ...asked }: Asked & { lang?: Locale | undefined; sent: HoursSent },
): Promise<WeekVisit | HourOutcome | null> {
  const me = await linkOwner(app, visitor);
  if (!me) return null;
  const limit = { key: `own-page-deed:${me.id}`, most: actionsPerMinute, windowMs: minuteMs };
  await countAttempt(app, limit);
  const place = { ...asked, candidateId: me.candidateId };
  const { deed, version, seen, ...typed } = sent;
  if (deed === "back") return takeBack(byPage(app), place, version).then(() => "back", stale);
  const week = await ownWeeks.show(app, place);
  const fields = filled(week, deed, typed);
  const { entries, faults } = readHours(fields, week.days);
  if (Object.keys(faults).length > 0)
    return shownWeek(week, { locale: lang ?? me.locale, fields, faults, said: null });
  const isWanted = deed === "submit";
  // What was typed of days that are still to come is kept, and handed in once they have begun.
  const isEarly = isWanted && entries.some(({ day }) => isFutureDay(app, day));
  const isOdd = isWanted && noticedAs(await ownWeeks.notice(app, place, entries)) !== seen;
  const submit = isWanted && !isEarly && !isOdd;
  return ownWeeks
    .enter(byPage(app), place, { version, entries, submit })
    .then(() => (submit ? "submitted" : isEarly ? "early" : isOdd ? "odd" : "kept"), stale);
}

function filled(week: OwnWeekShown, deed: HoursSent["deed"], typed: Fields): Fields {
  if (deed !== "planned" && deed !== "previous") return typed;
  return filledWith(typed, week.days, deed === "planned" ? week.planned : week.before);
}

function stale(error: unknown): HourOutcome {
  if (error instanceof Failure && ["conflict", "invalid"].includes(error.kind)) return "stale";
  throw error;
}
