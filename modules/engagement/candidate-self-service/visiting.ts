import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { type SelfBill, selfBilling } from "@/modules/billing/self-billing";
import { candidates, type ConsentOverview } from "@/modules/crm/candidates";
import { type Interview, interviews } from "@/modules/engagement/interviews";
import type { Locale } from "@/modules/platform/accounts/rules";
import { settings } from "@/modules/platform/settings";
import { careers } from "@/modules/engagement/careers";
import { files } from "@/modules/records/files";
import { type Application, applications } from "@/modules/staffing/applications";
import {
  documentRevisionRows as documentRevisions,
  documentRows as documents,
} from "@/modules/staffing/documents/read-model";
import { type OwnWeek, ownWeeks } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { minuteMs } from "@/src/calendar";
import { notFound } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { shownOf } from "@/src/database/read-model";
import { findByLink } from "./links";
import type { OwnPageRequest, PageQuery } from "./model";
import { type Outcome, triesPerMinute } from "./rules";
import { requestsOf } from "./standing";
import { wordsIn } from "./words";

export type Visitor = { secret: string; network: string };

type Released = { id: string; title: string; at: string; isSigned: boolean; fileId: string };

/** Documents for this person that the agency has sent them; drafts and what is for clients never. */
async function releasedTo(app: App, candidateId: string): Promise<Released[]> {
  const rows = await app.db
    .select({ document: shownOf(documents), pdfFileId: documentRevisions.pdfFileId })
    .from(documents)
    .innerJoin(
      documentRevisions,
      and(
        eq(documentRevisions.documentId, documents.id),
        eq(documentRevisions.revision, documents.revision),
      ),
    )
    .where(
      and(
        eq(documents.candidateId, candidateId),
        ne(documents.type, "client-confirmation"),
        inArray(documents.status, ["sent", "signed"]),
        isNull(documents.archivedAt),
      ),
    )
    .orderBy(desc(documents.seq));
  return rows.map(
    ({ document: { id, title, sentAt, signedAt, signedFileId, updatedAt }, pdfFileId }) => ({
      id,
      title,
      at: signedAt ?? sentAt ?? updatedAt,
      isSigned: signedAt !== null,
      fileId: signedFileId ?? pdfFileId,
    }),
  );
}

export async function handOver(app: App, candidateId: string, id: string): Promise<Response> {
  const released = await releasedTo(app, candidateId);
  const one = released.find((it) => it.id === id) ?? notFound("document");
  return files.download(app, one.fileId);
}

export type Visit = {
  locale: Locale;
  agency: string;
  expiresAt: string;
  said: Outcome | null;
  /** Which form that answers. */
  of: string | null;
  person: Awaited<ReturnType<typeof candidates.find>>;
  applications: Application[];
  interviews: Interview[];
  documents: Released[];
  /** Hours of the last weeks. */
  weeks: OwnWeek[];
  /** Invoices that the agency made out in their name. */
  bills: SelfBill[];
  consents: ConsentOverview;
  requests: OwnPageRequest[];
  /** The moment of the visit. */
  now: string;
};

/** Everything on somebody's own page; null for a link that opens none. */
export async function visit(
  app: App,
  visitor: Visitor,
  { lang, said, of }: PageQuery,
): Promise<Visit | null> {
  const link = await linkOwner(app, visitor);
  if (!link) return null;
  const { candidateId, expiresAt } = link;
  const locale = lang ?? link.locale;
  const [person, all, ahead, agency, kept] = await Promise.all([
    candidates.find(app, candidateId),
    applications.listByCandidate(app, candidateId),
    interviews.list(app, { which: "upcoming", candidateId, limit: 50 }),
    settings.agencyByDisplayName(app),
    keptFor(app, candidateId),
  ]);
  const [newest] = all.filter(isTheirs);
  const given = newest && (await applications.findWithAnswers(app, newest.id));
  const jobIds = [...all, ...ahead].flatMap(({ jobId }) => jobId ?? []);
  const names = await careers.namesOf(app, jobIds);
  return {
    locale,
    expiresAt,
    said: said ?? null,
    of: of ?? null,
    agency: agency.name || wordsIn(locale).agency,
    // Nobody is asked again for what they said when they applied.
    person: { ...person, availableFrom: person.availableFrom ?? given?.availableDate ?? null },
    ...kept,
    interviews: ahead.map((it) => named(it, names)),
    now: app.now().toISOString(),
    applications: all.filter(isTheirs).map((it) => named(it, names)),
  };
}

/** What is shown as it is kept. */
async function keptFor(app: App, candidateId: string) {
  const [documents, weeks, bills, consents, requests] = await Promise.all([
    releasedTo(app, candidateId),
    ownWeeks.list(app, candidateId),
    selfBilling.ownBills(app, candidateId),
    candidates.consentsOf(app, candidateId),
    requestsOf(app, candidateId),
  ]);
  return { documents, weeks, bills, consents, requests };
}

type Names = Awaited<ReturnType<typeof careers.namesOf>>;

/** By the name that the public knows the job by; an ad's own may tell whose it is. */
const named = <About extends { jobId: string | null; jobTitle: string | null }>(
  about: About,
  names: Names,
): About => ({ ...about, jobTitle: names.get(about.jobId ?? "")?.title ?? about.jobTitle });

/** Whom the agency merely considers for a job is told of it by a person first. */
export const isTheirs = ({ origin, appliedAt, status }: Application) =>
  origin === "applied" || appliedAt !== null || status === "interview" || status === "offer";

/** Only links that open nothing are counted, so that guessing ends and nobody else is held up. */
export async function linkOwner(app: App, { secret, network }: Visitor) {
  const link = await findByLink(app, secret);
  if (link) return link;
  const limit = { key: `own-page:${network}`, most: triesPerMinute, windowMs: minuteMs };
  await countAttempt(app, limit);
  return null;
}
