import { candidates, type Purpose } from "@/modules/crm/candidates";
import { type Interview, interviews } from "@/modules/engagement/interviews";
import { staffIds } from "@/modules/platform/accounts";
import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import { isPhone } from "@/modules/platform/texts/rules";
import { notifications } from "@/modules/platform/notifications";
import { applications, nextStatuses } from "@/modules/staffing/applications";
import { plain } from "@/modules/staffing/applications/rules";
import { assigning } from "@/modules/market/recruiters";
import type { App } from "@/src/app";
import { minuteMs } from "@/src/calendar";
import { Failure, notFound } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { byPage } from "./links";
import type { OwnPageAction } from "./model";
import { ask, isRenewable, takeBack } from "./requesting";
import { actionsPerMinute, type Outcome } from "./rules";
import { linkOwner, isTheirs, type Visitor } from "./visiting";
import { wordsIn } from "./words";

type Me = { candidateId: string; locale: Locale };
type Done<Kind> = (
  app: App,
  me: Me,
  deed: Extract<OwnPageAction, { deed: Kind }>,
) => Promise<unknown>;

/**
 * Performs an action of the own page. The candidate comes from the link, never from the form, so nobody can act for
 * somebody else.
 */
export async function performAction(
  app: App,
  visitor: Visitor,
  deed: OwnPageAction,
): Promise<Outcome | "broken"> {
  const me = await linkOwner(app, visitor);
  if (!me) return "broken";
  const limit = { key: `own-page-deed:${me.id}`, most: actionsPerMinute, windowMs: minuteMs };
  await countAttempt(app, limit);
  if (deed.deed === "data" && (await isInvalidPhone(app, me, deed))) return "noPhone";
  return done(byPage(app), me, deed).then(() => "done", stale);
}

/** Whether they enter an invalid phone number; an invalid one that was stored before is left alone. */
async function isInvalidPhone(app: App, { candidateId }: Me, { phone }: { phone: string | null }) {
  if (!phone || isPhone(phone)) return false;
  return phone !== (await candidates.find(app, candidateId)).phone;
}

/** A conflict, or something that is not theirs: nothing is done, and the page shows the current state. */
function stale(error: unknown): Outcome {
  if (error instanceof Failure && ["conflict", "missing", "invalid"].includes(error.kind))
    return "stale";
  throw error;
}

async function done(app: App, me: Me, deed: OwnPageAction): Promise<unknown> {
  switch (deed.deed) {
    case "withdraw":
      return closed(app, me, { deed, status: "withdrawn" });
    case "decline":
      return closed(app, me, { deed, status: "declined" });
    case "accept":
      return accepted(app, me, deed);
    case "time":
      return otherTime(app, me, deed);
    case "data":
      return changed(app, me, deed);
    case "give":
      return given(app, me, deed.purpose);
    case "takeBack":
      return withdrawn(app, me, deed.purpose);
    case "object":
      return candidates.object(app, me.candidateId);
    case "unobject":
      return candidates.unobject(app, me.candidateId);
    case "copy":
    case "erasure":
      return ask(app, { ...me, kind: deed.deed, to: await staffIds(app) });
    case "undo":
      return takeBack(app, me.candidateId, deed.about);
  }
}

async function ownApplication(app: App, { candidateId }: Me, id: string) {
  const own = await applications.listByCandidate(app, candidateId);
  return own.find((it) => it.id === id && isTheirs(it)) ?? notFound("application");
}

type Leaving = Extract<OwnPageAction, { deed: "withdraw" | "decline" }>;
type Closing = { deed: Leaving; status: "withdrawn" | "declined" };

/** What they chose and wrote, in the words that stood before them. */
function reasonOf({ why, words, lang }: Leaving, { locale }: Me): string {
  const chosen = why && wordsIn(lang ?? locale).leaving.reasons[why];
  return [chosen, words && plain(words)].filter(Boolean).join(": ");
}

async function closed(app: App, me: Me, { deed, status }: Closing) {
  const id = deed.about;
  const { version, jobId, status: now } = await ownApplication(app, me, id);
  const isOffer = now === "offer" || status === "withdrawn";
  if (!isOffer || !nextStatuses(now).includes(status)) throw tooLate();
  await applications.setStatus(app, id, { version, status, reason: reasonOf(deed, me) });
  await cancelInterviews(app, me, jobId);
}

/** Cancels the interviews for this job. */
async function cancelInterviews(app: App, { candidateId }: Me, jobId: string): Promise<void> {
  const [ahead, { email }] = await Promise.all([
    interviews.list(app, { which: "upcoming", candidateId, limit: 50 }),
    candidates.find(app, candidateId),
  ]);
  const notify = { candidate: Boolean(email), interviewers: true };
  for (const it of ahead.filter((one) => one.jobId === jobId)) {
    const { id, version, locale } = it;
    await interviews.cancel(app, id, { version, notify, reason: wordsIn(locale).calledOff });
    const { writes, news } = await notifyDecline(app, it);
    await app.write(writes, ...news);
  }
}

/** Notifies the interviewers: a calendar cancellation reaches only those who were sent an invitation. */
async function notifyDecline(app: App, { id, people, candidateId, scheduledAt }: Interview) {
  return notifications.notify(app, {
    to: people.length > 0 ? people.map((it) => it.id) : await staffIds(app),
    what: "interviewDeclined",
    record: { kind: "candidate", id: candidateId },
    params: { interviewId: id, scheduledAt },
    onceKey: `interview:${id}:called-off`,
  });
}

const accepted: Done<"accept"> = async (app, me, { about }) => {
  const { id, jobId, status } = await ownApplication(app, me, about);
  if (status !== "offer") throw tooLate();
  const owner = (await assigning.ownersOf(app, [jobId])).get(jobId);
  const to = owner ? [owner] : await staffIds(app);
  const { candidateId } = me;
  const params = { jobId, applicationId: id };
  return ask(app, { candidateId, kind: "accept", aboutId: id, to, params });
};

const otherTime: Done<"time"> = async (app, { candidateId }, { about, words }) => {
  const own = await interviews.list(app, { which: "upcoming", candidateId, limit: 50 });
  const { id, people } = own.find((it) => it.id === about) ?? notFound("interview");
  const to = people.length > 0 ? people.map((it) => it.id) : await staffIds(app);
  const params = { interviewId: id };
  return ask(app, { candidateId, kind: "time", aboutId: id, words, to, params });
};

const changed: Done<"data"> = (app, { candidateId }, { deed: _, ...changes }) =>
  candidates.edit(app, candidateId, changes);

/** Whoever agrees to news again is no longer kept from it by an earlier "no more". */
async function given(app: App, { candidateId, locale }: Me, purpose: Purpose): Promise<void> {
  const { consents } = await candidates.consentsOf(app, candidateId);
  const standing = consents.find((it) => it.purpose === purpose && !it.withdrawnAt);
  if (standing && !isRenewable(standing, app.now().toISOString())) return;
  const { email } = await candidates.find(app, candidateId);
  await candidates.giveConsent(app, candidateId, {
    purpose,
    channel: "form",
    language: locale,
    proof: null,
  });
  if (purpose === "marketing" && email) await app.write(mail.unsuppress(app, email, "optedOut"));
}

async function withdrawn(app: App, { candidateId: id }: Me, purpose: Purpose): Promise<void> {
  const { consents } = await candidates.consentsOf(app, id);
  const standing = consents.find((it) => it.purpose === purpose && !it.withdrawnAt);
  if (standing) await candidates.withdrawConsent(app, { id, consentId: standing.id });
}

const tooLate = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");
