import { and, eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { deskIds } from "@/modules/platform/accounts";
import type { Locale } from "@/modules/platform/accounts/rules";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { notifications } from "@/modules/platform/notifications";
import { settings } from "@/modules/platform/settings";
import type { Publication } from "@/modules/engagement/careers";
import { files } from "@/modules/records/files";
import { assigning } from "@/modules/market/recruiters";
import { acting, type App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import { fingerprintOf } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { canAsk, letterKey } from "./asking";
import type { Said } from "./checking";
import { cvFormats, largestCv } from "./rules";
import { applicants } from "./schema";
import { type FieldError, fillText, wordsIn } from "./words";

/** No session stands behind the public form; what it does is told as what it is. */
export const byForm = (app: App) => acting(app, { id: null, name: "application form" });

type SentCv = Awaited<ReturnType<typeof files.taken>>;

/** The CV by its bytes, whatever its name says; null where none came, or what is wrong with it. */
export async function cvIn(
  file: File | undefined,
  isNeeded: boolean,
): Promise<{ cv: SentCv | null } | { error: FieldError }> {
  // A form whose file was not chosen sends one without name and bytes.
  if (!file || (file.size === 0 && !file.name)) return isNeeded ? { error: "cv" } : { cv: null };
  if (file.size > largestCv) return { error: "cvLarge" };
  const cv = await files.taken(file).catch(refused);
  const isKind = cv && cvFormats.some((format) => format === cv.format);
  return isKind ? { cv } : { error: "cvKind" };
}

function refused(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}

/** The columns of a CV that waits with its applicant. */
async function keptCv(app: App, cv: SentCv | null) {
  if (!cv) return { cvContent: null, cvName: null, cvFormat: null, cvBytes: null };
  const ending = cv.name.split(".").at(-1)?.toLowerCase() ?? "";
  const cvContent = await app.files.keep(cv.bytes, ending);
  return { cvContent, cvName: cv.name, cvFormat: cv.format, cvBytes: cv.bytes.length };
}

export type Kept = {
  publication: Publication;
  said: Said;
  cv: SentCv | null;
  locale: Locale;
  networkHash: string;
};

/** Lets an application wait for its confirmation; the same mailbox and job again are sent the same letter, once a day. */
export async function keep(app: App, kept: Kept): Promise<void> {
  const { publication, said } = kept;
  const isPair = and(
    eq(applicants.jobId, publication.jobId),
    eq(applicants.emailKey, said.emailKey),
  );
  const [before] = await app.db.select().from(applicants).where(isPair);
  if (before?.state === "confirmed") return;
  const id = before?.id ?? Bun.randomUUIDv7();
  const { locale } = before ?? kept;
  const asked = { id, title: publication.title, email: before?.email ?? said.email, locale };
  // Where mail is set up later its letters go out then; a link without an address would never open.
  const letters = publicAddress(app.config) ? await letter(app, asked) : [];
  const told = before || (await canAsk(app)) ? nobody : await office(app, id, publication.jobId);
  const writes = [...(before ? [] : await begun(app, id, kept)), ...letters, ...told.writes];
  await app.write(writes, ...told.news).catch(unlessThere);
}

const nobody = { writes: [], news: [] };

/** Whom no letter asks is asked by the office, which has to know that somebody waits. */
async function office(app: App, id: string, jobId: string) {
  const owner = (await assigning.ownersOf(app, [jobId])).get(jobId);
  return notifications.told(byForm(app), {
    to: owner ? [owner] : await deskIds(app),
    what: "applicantWaiting",
    record: { kind: "job", id: jobId },
    params: { jobId },
    onceKey: `applicant:${id}`,
  });
}

/** The same form twice in one moment: the other of the two is kept. */
function unlessThere(error: unknown): void {
  if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
}

async function begun(app: App, id: string, kept: Kept): Promise<Write[]> {
  const { publication, said, cv, locale, networkHash } = kept;
  const row = {
    ...said,
    ...(await keptCv(app, cv)),
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

type Asked = { id: string; title: string; email: string; locale: Locale };

const signed = (app: App, id: string) => keyedHash(app.config, "applicant", id).slice(0, 32);

/** The address in the letter, made anew from the installation's key: nothing secret is kept. */
const linkFor = (app: App, id: string): string =>
  `${publicAddress(app.config) ?? ""}/apply/${id}.${signed(app, id)}`;

/** Whose link it is, if this installation made it. */
export function applicantIn(app: App, secret: string): string | null {
  const [id = "", mark = ""] = secret.split(".");
  return fingerprintOf(mark) === fingerprintOf(signed(app, id)) ? id : null;
}

/** Nothing of what the form said stands in it: whose address it really is has not said anything yet. */
async function letter(app: App, { id, title, email, locale }: Asked): Promise<Write[]> {
  const words = wordsIn(locale);
  const { name: agency } = await agencyOf(app);
  const values = { job: title, link: linkFor(app, id), agency };
  return mail.posted(byForm(app), {
    id: Bun.randomUUIDv7(),
    purpose: "message",
    userId: null,
    to: { name: "", address: email },
    subject: fillText(words.letterSubject, values).replaceAll(/\p{Cc}+/gu, " "),
    text: fillText(words.letter, values),
    onceKey: `${letterKey(id)}${utcToday(app)}`,
  });
}

/** Who is responsible, as letters and the privacy notice name them. */
export async function agencyOf(app: App) {
  const [agency, from] = await Promise.all([settings.shownAgency(app), mail.senderOf(app)]);
  return {
    name: agency.name || from?.name || "Coldaisle",
    contact: [agency.address, agency.email || from?.address].filter(Boolean).join(", "),
  };
}
