import { candidates } from "@/modules/crm/candidates";
import type { Locale } from "@/modules/platform/accounts/rules";
import { type Paper, publishedPapers } from "@/modules/platform/public-pages";
import { careers, type Publication } from "@/modules/engagement/careers";
import type { App } from "@/src/app";
import { fingerprintOf } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { canSendConfirmation } from "./asking";
import { checkForm, type Errors } from "./checking";
import { cvIn } from "./cv";
import { originOf, refusal, triedTooOften } from "./limiting";
import { agencyOf } from "./letter";
import type { SentForm } from "./model";
import { maxMs, minMs } from "./rules";
import { storeForm } from "./save";
import type { FieldError } from "./words";

const signed = (app: App, at: string) => keyedHash(app.config, "application form", at).slice(0, 22);

/** A signed timestamp of when the form was rendered, which bots cannot forge. */
export function stampFor(app: App): string {
  const at = String(app.now().getTime());
  return `${at}.${signed(app, at)}`;
}

/** Age of the form by its timestamp; null if that is forged or too old. */
function ageOf(app: App, stamp: string): number | null {
  const [at = "", mark = ""] = stamp.split(".");
  if (fingerprintOf(mark) !== fingerprintOf(signed(app, at))) return null;
  const age = app.now().getTime() - Number(at);
  return age <= maxMs ? age : null;
}

/** Who asks for a page: from where, and in which language. */
export type Visitor = {
  address: string;
  locale: Locale;
  /** Where they chose it on the page. */
  lang?: Locale;
};

/** What the page shows: the form as it was left, that it was sent, or that the job is over. */
export type View = {
  is: "form" | "sent" | "closed";
  /** Whether a letter can ask them; where none can, the office does. */
  canAsk: boolean;
  locale: Locale;
  publication: Publication;
  agency: { name: string; contact: string };
  asked: typeof candidates.consentsAsked;
  /** What the agency has published about the data that is sent here. */
  papers: Paper[];
  stamp: string;
  sent: SentForm | null;
  errors: Errors;
  /** What is wrong with all of it rather than with a field. */
  trouble: FieldError | null;
  /** Seconds, where that is that too much was sent. */
  retryAfter: number | undefined;
};

/** The form of a job that is open. */
export async function form(app: App, slug: string, visitor: Visitor): Promise<View> {
  const publication = await careers.bySlug(app, slug);
  return {
    is: publication.state === "open" ? "form" : "closed",
    canAsk: await canSendConfirmation(app),
    locale: visitor.locale,
    publication,
    agency: await agencyOf(app),
    asked: candidates.consentsAsked,
    papers: (await publishedPapers(app))(visitor.locale),
    stamp: stampFor(app),
    sent: null,
    errors: {},
    trouble: null,
    retryAfter: undefined,
  };
}

/** What whoever sent the form sees next; a reload shows it again and sends nothing. */
export async function sent(app: App, slug: string, visitor: Visitor): Promise<View> {
  return { ...(await form(app, slug, visitor)), is: "sent" };
}

type Sending = { slug: string; visitor: Visitor; given: SentForm };

/** Processes a submitted form. Bots get the same answers as people; people get their input back with the errors. */
export async function send(app: App, { slug, visitor, given }: Sending): Promise<View> {
  const age = ageOf(app, given.stamp);
  const shown = await form(app, slug, visitor);
  // Keeps the first timestamp: correcting an error takes less time than filling in the form.
  const stamp = age === null ? shown.stamp : given.stamp;
  const view = { ...shown, stamp, sent: given };
  if (view.is !== "form") return view;
  if (given.fax) return { ...view, is: "sent" };
  // Faster than a person can be.
  if (age === null || age < minMs) return { ...view, trouble: "quick" };
  const origin = originOf(app, visitor.address);
  const tooOften = await triedTooOften(app, origin);
  if (tooOften) return { ...view, ...tooOften };
  return validateAndStore(app, { view, given, origin });
}

type Judging = { view: View; given: SentForm; origin: string };

async function validateAndStore(app: App, { view, given, origin }: Judging): Promise<View> {
  const { publication, locale } = view;
  const said = checkForm(given, publication, app.now().toISOString());
  const cv = await cvIn(given, publication.needsCv);
  const cvErrors: Errors = "error" in cv ? { cv: cv.error } : {};
  if ("errors" in said || "error" in cv) {
    return { ...view, errors: { ...("errors" in said && said.errors), ...cvErrors } };
  }
  const emailHash = keyedHash(app.config, "applicant's mailbox", said.emailKey);
  const refused = await refusal(app, { origin, emailHash, jobId: publication.jobId });
  if (refused) return { ...view, ...refused };
  await storeForm(app, { publication, said, cv: cv.cv, locale, networkHash: origin });
  return { ...view, is: "sent" };
}
