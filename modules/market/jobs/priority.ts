import { anyOf, signOfName, signsIn } from "@/modules/knowledge/agencies";
import { inEurosOf } from "@/modules/knowledge/normalise/rules";
import { feeds } from "@/modules/market/sources/rules";
import { daysBetween } from "@/src/calendar";
import words from "./priority-words.json";
import type { jobs } from "./schema";

/** What the order of jobs goes by, beside their words. */
export type Prioritised = Pick<
  typeof jobs.$inferSelect,
  | "title"
  | "company"
  | "description"
  | "sources"
  | "score"
  | "systems"
  | "skills"
  | "certifications"
  | "salaryMax"
  | "salaryCurrency"
  | "postedAt"
  | "createdAt"
>;

/**
 * Which job somebody should look at first, in points of the score: the score itself, then what it does not tell apart.
 * An older ad loses by the place it is given once, never by a clock, so that an index holds the order.
 */
export function priorityOf(job: Prioritised): number {
  return Math.round(
    job.score + needs(job) + seniorityOf(job.title) + pay(job) + directness(job) + freshness(job),
  );
}

const mostNeeds = 12;
const pointsOfNeed = 0.5;

/** Each system, skill and certificate of the trade that it asks for, up to twelve. */
const needs = ({ systems, skills, certifications }: Prioritised) =>
  Math.min(mostNeeds, systems.length + skills.length + certifications.length) * pointsOfNeed;

const levels = [
  [anyOf(words.least, "iu"), -10],
  [anyOf(words.less, "iu"), -5],
  [anyOf(words.most, "iu"), 6],
  [anyOf(words.more, "iu"), 4],
] as const;

/** A trainee of a manager is a trainee: the lowest level that a title names counts. */
const seniorityOf = (title: string): number =>
  levels.find(([named]) => named.test(title))?.[1] ?? 0;

const ordinaryPay = 45_000;
const payOfPoint = 7_500;
const mostOfPay = 8;

/** Yearly pay in euros, as far as it is above what is usual; none stated is neither good nor bad. */
function pay({ salaryMax, salaryCurrency }: Prioritised): number {
  const rate = inEurosOf(salaryCurrency ?? "");
  if (salaryMax === null || rate === null) return 0;
  const points = (salaryMax * rate - ordinaryPay) / payOfPoint;
  return Math.max(-2, Math.min(mostOfPay, points));
}

const ownBoards: ReadonlySet<string> = new Set(feeds);

/** An agency's ad is another's vacancy, and hardly ours to fill; an employer's own board is read by whoever hires. */
function directness({ company, description, sources }: Prioritised): number {
  const signs = signsIn(description).map(({ code }) => code);
  if ((company && signOfName(company)) || signs.includes("client-phrase")) return -8;
  return signs.includes("no-agencies") || sources.some((it) => ownBoards.has(it)) ? 3 : 0;
}

const daysOfPoint = 3;
const firstDay = "2020-01-01";

/** A point for each three days that it is younger, from a day on that never changes. */
const freshness = ({ postedAt, createdAt }: Prioritised) =>
  daysBetween(firstDay, postedAt ?? createdAt) / daysOfPoint;
