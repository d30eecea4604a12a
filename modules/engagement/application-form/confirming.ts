import { eq } from "drizzle-orm";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { Locale } from "@/modules/platform/accounts/rules";
import { publications } from "@/modules/engagement/careers/schema";
import type { App } from "@/src/app";
import { countAttempt } from "@/src/http/access/limits";
import { withLease } from "@/src/workers/runs";
import { confirmApplication } from "./accepting";
import { originOf } from "./limiting";
import { guessesPerMinute } from "./rules";
import { applicantIn, byForm } from "./letter";
import { applicants } from "./schema";
import type { Visitor } from "./sending";

/** State of the confirmation page: invalid link, expired, waiting for the button, or done. */
export type Confirmation = {
  is: "broken" | "gone" | "asked" | "done";
  locale: Locale;
  job: string;
  /** What the press of the button sends; null where nothing waits for one. */
  sent: Waiting | null;
};

/** As much of the form as its sender needs to recognise it; `slug` only while the job is open. */
type Waiting = { name: string; at: string; cv: string | null; slug: string | null };

/** Reads only. Mail scanners open every link, so opening it must not confirm anything. */
export async function viewConfirmation(
  app: App,
  secret: string,
  visitor: Visitor,
): Promise<Confirmation> {
  const found = await applicantOf(app, secret, visitor);
  if (typeof found === "string") return shown(found, visitor);
  return confirmationFor(found, visitor, found.state === "confirmed" ? "done" : "asked");
}

type ApplicantRow = typeof applicants.$inferSelect;
type Take = (applicant: ApplicantRow) => Promise<string>;

/**
 * Runs `takeIn` under a lock per applicant, so that the form is processed once, by link or by a user; an interrupted
 * run is completed by the next one. Answers the candidate's id, or null if another caller has done or is doing it.
 */
export async function processOnce(app: App, id: string, takeIn: Take): Promise<string | null> {
  const became = await withLease(app, { name: `applicant ${id}` }, async () => {
    const [row] = await app.db.select().from(applicants).where(eq(applicants.id, id));
    return row?.state === "unconfirmed" ? takeIn(row) : null;
  });
  return became ?? null;
}

/** The person says that it was them: now they are a candidate who has applied, however often they press. */
export async function confirm(app: App, secret: string, visitor: Visitor): Promise<Confirmation> {
  const found = await applicantOf(app, secret, visitor);
  if (typeof found === "string") return shown(found, visitor);
  if (found.state === "unconfirmed") {
    await processOnce(app, found.id, (row) => confirmApplication(byForm(app), row, found.title));
  }
  return confirmationFor(found, visitor, "done");
}

type Found = { locale: Locale; title: string; sent: Waiting };

/** In the language that the form was filled in, unless the reader chose another on the page. */
const confirmationFor = (found: Found, { lang }: Visitor, is: "asked" | "done"): Confirmation => ({
  is,
  locale: lang ?? found.locale,
  job: found.title,
  sent: is === "asked" ? found.sent : null,
});

async function applicantOf(app: App, secret: string, { address }: Visitor) {
  const id = applicantIn(app, secret);
  if (id === null) {
    const key = `apply-guess:${originOf(app, address)}`;
    await countAttempt(app, { key, most: guessesPerMinute, windowMs: 60_000 });
    return "broken" as const;
  }
  const { firstName, lastName, cvName, createdAt } = applicants;
  const { id: applicantId, locale, state } = applicants;
  const { title: said, slug, withdrawnAt } = publications;
  const [row] = await app.db
    .select({
      id: applicantId,
      job: jobs.title,
      locale,
      state,
      said,
      slug,
      withdrawnAt,
      firstName,
      lastName,
      cvName,
      createdAt,
    })
    .from(applicants)
    .innerJoin(jobs, eq(jobs.id, applicants.jobId))
    .leftJoin(publications, eq(publications.jobId, applicants.jobId))
    .where(eq(applicants.id, id));
  return row ? foundIn(row) : ("gone" as const);
}

type Row = Omit<Waiting, "name" | "at" | "cv"> &
  Pick<
    ApplicantRow,
    "id" | "locale" | "state" | "firstName" | "lastName" | "cvName" | "createdAt"
  > & {
    said: string | null;
    job: string;
    withdrawnAt: string | null;
  };

const foundIn = ({ id, locale, state, said, job, ...row }: Row) => ({
  id,
  locale,
  state,
  title: said ?? job,
  sent: {
    name: `${row.firstName} ${row.lastName}`,
    at: row.createdAt,
    cv: row.cvName,
    slug: row.withdrawnAt ? null : row.slug,
  },
});

const shown = (is: "broken" | "gone", { locale }: Visitor): Confirmation => ({
  is,
  locale,
  job: "",
  sent: null,
});
