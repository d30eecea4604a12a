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
import { must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import { fingerprintOf } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { inTurn } from "@/src/workers/runs";
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

/**
 * Lets an application wait for its confirmation. The same once more is sent the same letter, once a day; other words take
 * the place of those that waited, under an id of their own, so that no letter confirms what was sent after it.
 */
export async function keep(app: App, kept: Kept): Promise<void> {
  const { publication, said } = kept;
  const isPair = and(
    eq(applicants.jobId, publication.jobId),
    eq(applicants.emailKey, said.emailKey),
  );
  const [before] = await app.db.select().from(applicants).where(isPair);
  if (before?.state === "confirmed") return;
  const words = { ...said, ...(await keptCv(app, kept.cv)) };
  if (!before) return write(app, kept, { words, replaces: null });
  if (isSame(before, words)) return app.write(await letter(app, askedOf(publication, before)));
  // Whoever is just being taken in has said yes to what waited.
  await inTurn(app, { name: `applicant ${before.id}` }, () =>
    write(app, kept, { words, replaces: before.id }),
  );
}

type Words = Said & Awaited<ReturnType<typeof keptCv>>;

/** Whether somebody said all of that already, with the same CV. */
const isSame = (before: Record<string, unknown>, words: Words) =>
  Object.entries(words).every(([field, value]) => Bun.deepEquals(before[field], value));

const askedOf = ({ title }: Publication, { id, email, locale }: Omit<Asked, "title">) => ({
  ...{ id, title, email, locale },
});

type Writing = { words: Words; replaces: string | null };

async function write(app: App, kept: Kept, { words, replaces }: Writing): Promise<void> {
  const { publication, locale } = kept;
  const id = Bun.randomUUIDv7();
  const letters = await letter(app, askedOf(publication, { id, email: words.email, locale }));
  const told = replaces || (await canAsk(app)) ? nobody : await office(app, id, publication.jobId);
  const waits = and(eq(applicants.id, replaces ?? ""), eq(applicants.state, "unconfirmed"));
  const before = replaces
    ? [
        must(app.db.delete(applicants).where(waits)),
        ...mail.cancelled(app, { onceKeyPrefix: letterKey(replaces) }),
      ]
    : [];
  const writes = [...before, ...begun(app, { id, kept, words }), ...letters, ...told.writes];
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
  // Where mail is set up later its letters go out then; a link without an address would never open.
  if (!publicAddress(app.config)) return [];
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
