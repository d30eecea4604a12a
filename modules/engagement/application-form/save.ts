import { and, eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { staffIds } from "@/modules/platform/accounts";
import type { Locale } from "@/modules/platform/accounts/rules";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { notifications } from "@/modules/platform/notifications";
import type { Publication } from "@/modules/engagement/careers";
import { assigning } from "@/modules/market/recruiters";
import { applications } from "@/modules/staffing/applications";
import { isTakenBack } from "@/modules/staffing/applications/rules";
import type { App } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { withLease } from "@/src/workers/runs";
import { canSendConfirmation, letterKey } from "./asking";
import type { Said } from "./checking";
import { keptCv, type SentCv } from "./cv";
import { alreadyAppliedLetter, byForm, letter } from "./letter";
import { applicants } from "./schema";

export type Kept = {
  publication: Publication;
  said: Said;
  cv: SentCv | null;
  locale: Locale;
  networkHash: string;
};

/**
 * Stores a form until it is confirmed. The same form again sends the same email, once a day; a changed one replaces it
 * under a new id, so that an old link cannot confirm newer content.
 */
export async function storeForm(app: App, kept: Kept): Promise<void> {
  const { publication, said } = kept;
  const isPair = and(
    eq(applicants.jobId, publication.jobId),
    eq(applicants.emailKey, said.emailKey),
  );
  const [before] = await app.db.select().from(applicants).where(isPair);
  if (before?.state === "confirmed" && (await isStillActive(app, said, publication.jobId))) {
    return app.write(
      await alreadyAppliedLetter(app, { ...askedOf(publication, before), email: said.email }),
    );
  }
  const words = { ...said, ...(await keptCv(app, kept.cv)) };
  if (!before) return write(app, kept, { words, replaces: null });
  if (isSame(before, words)) return app.write(await letter(app, askedOf(publication, before)));
  // Locked: the form may be becoming a candidate at this moment.
  await withLease(app, { name: `applicant ${before.id}` }, () =>
    write(app, kept, { words, replaces: before }),
  );
}

type Words = Said & Awaited<ReturnType<typeof keptCv>>;

/** Whether somebody said all of that already, with the same CV. */
const isSame = (before: Record<string, unknown>, words: Words) =>
  Object.entries(words).every(([field, value]) => Bun.deepEquals(before[field], value));

type Addressed = { id: string; email: string; locale: Locale };

const askedOf = ({ title }: Publication, { id, email, locale }: Addressed) => {
  return { id, title, email, locale };
};

type Writing = {
  words: Words;
  replaces: Pick<typeof applicants.$inferSelect, "id" | "state"> | null;
};

async function write(app: App, kept: Kept, { words, replaces }: Writing): Promise<void> {
  const { publication, locale } = kept;
  const id = Bun.randomUUIDv7();
  const letters = await letter(app, askedOf(publication, { id, email: words.email, locale }));
  const told =
    replaces || (await canSendConfirmation(app))
      ? nobody
      : await notifyOffice(app, id, publication.jobId);
  const writes = [
    ...replaced(app, replaces),
    ...begun(app, { id, kept, words }),
    ...letters,
    ...told.writes,
  ];
  await app.write(writes, ...told.news).catch(ignoreDuplicate);
}

/** Deletes the replaced form, and its email if that is still queued. */
function replaced(app: App, before: Writing["replaces"]) {
  if (!before) return [];
  const isAsItWas = and(eq(applicants.id, before.id), eq(applicants.state, before.state));
  return [
    must(app.db.delete(applicants).where(isAsItWas)),
    ...mail.cancelLetters(app, { onceKeyPrefix: letterKey(before.id) }),
  ];
}

/** Whether an earlier confirmed application is still active; after a withdrawal the person may apply again. */
async function isStillActive(app: App, { email }: Said, jobId: string): Promise<boolean> {
  const marked = [{ n: 0, keys: candidates.keysOf({ email }) }];
  const [person] = await candidates.duplicatesOfMany(app, marked, await candidates.newestSeq(app));
  const all = person ? await applications.listByCandidate(app, person.id) : [];
  const own = all.find((it) => it.jobId === jobId);
  return !own || !isTakenBack(own.status);
}

const nobody = { writes: [], news: [] };

/** Notifies the job's owner, or the office, if no confirmation email can be sent. */
async function notifyOffice(app: App, id: string, jobId: string) {
  const owner = (await assigning.ownersOf(app, [jobId])).get(jobId);
  return notifications.notify(byForm(app), {
    to: owner ? [owner] : await staffIds(app),
    what: "applicantWaiting",
    record: { kind: "job", id: jobId },
    params: { jobId },
    onceKey: `applicant:${id}`,
  });
}

/** Two identical forms at the same moment: one of both is stored. */
function ignoreDuplicate(error: unknown): void {
  if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
}

type Begun = { id: string; kept: Kept; words: Words };

function begun(app: App, { id, kept, words }: Begun): Write[] {
  const { publication, locale, networkHash } = kept;
  const row = {
    ...words,
    id,
    jobId: publication.jobId,
    locale,
    networkHash,
    textVersion: candidates.consentsAsked.version,
    createdAt: app.now().toISOString(),
  };
  return [
    app.db.insert(applicants).values(row),
    audit.entry(byForm(app), {
      action: "applicant.received",
      entityType: "job",
      entityId: publication.jobId,
    }),
  ];
}
