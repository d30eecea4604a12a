import { and, eq } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications";
import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import { files } from "@/modules/records/files";
import { fileRows } from "@/modules/records/files/read-model";
import type { App } from "@/src/app";
import { must, type Write } from "@/src/database";
import { utcToday } from "@/src/calendar";
import { applicants } from "./schema";
import { mail } from "@/modules/platform/mail";
import { ownPage } from "@/modules/engagement/candidate-self-service";
import { publicAddress } from "@/src/http/access/address";
import { agencyOf } from "./letter";
import { fillText, wordsIn } from "./words";

type Thanked = { applicant: typeof applicants.$inferSelect; candidateId: string; title: string };

/** The writes of a thank-you email with a link to the candidate's own page. */
async function thankYouWrites(
  app: App,
  { applicant, candidateId, title }: Thanked,
): Promise<Write[]> {
  if (!publicAddress(app.config)) return [];
  const { locale, firstName, lastName, email } = applicant;
  const letterId = Bun.randomUUIDv7();
  const { link, day, writes } = ownPage.linkFor(app, { candidateId, locale, letterId });
  const words = wordsIn(locale);
  const { name: agency } = await agencyOf(app);
  const name = `${firstName} ${lastName}`;
  const values = { job: title, name, link, day, agency };
  return [
    ...writes,
    ...mail.queueLetter(app, {
      id: letterId,
      purpose: "message",
      userId: null,
      to: { name, address: email },
      subject: fillText(words.thanksSubject, values).replaceAll(/\p{Cc}+/gu, " "),
      text: fillText(words.thanks, values),
      record: { kind: "candidate", id: candidateId },
      onceKey: `applicant-thanked:${applicant.id}`,
    }),
  ];
}

type Applicant = typeof applicants.$inferSelect;

/**
 * Turns an applicant who confirmed by email into a candidate: the one with this address, or a new one. Consents they
 * ticked are recorded.
 */
export async function confirmApplication(
  app: App,
  applicant: Applicant,
  title: string,
): Promise<string> {
  const candidateId = await candidateFor(app, applicant);
  await consent(app, candidateId, applicant);
  const also = await thankYouWrites(app, { applicant, candidateId, title });
  await createApplication(app, applicant, { candidateId, action: "applicant.confirmed", also });
  return candidateId;
}

/**
 * The same on behalf of an applicant, by a user who says which candidate it is. Nobody has confirmed from that mailbox,
 * so ticked consents do not count.
 */
export async function acceptByOffice(app: App, applicant: Applicant, known: string | null) {
  const candidateId = known ? await restoreIfArchived(app, known) : await newPerson(app, applicant);
  await createApplication(app, applicant, { candidateId, action: "applicant.taken-up" });
  return candidateId;
}

type Acceptance = {
  candidateId: string;
  action: "applicant.confirmed" | "applicant.taken-up";
  also?: Write[];
};

/**
 * Attaches the CV, creates the application, then marks the form as confirmed. Every step is idempotent, so an
 * interrupted run is simply repeated.
 */
async function createApplication(
  app: App,
  applicant: Applicant,
  { candidateId, action, also = [] }: Acceptance,
) {
  await attachCv(app, candidateId, applicant);
  const { jobId, coverLetter, expectedSalary, relocate, answers } = applicant;
  const availableDate = atLeast(utcToday(app), applicant.availableDate);
  const words = { coverLetter, expectedSalary, availableDate, relocate, answers };
  await applications.apply(app, { jobId, candidateId, ...words });
  await app.write([
    must(
      app.db
        .update(applicants)
        .set(clearedForm)
        .where(and(eq(applicants.id, applicant.id), eq(applicants.state, "unconfirmed"))),
    ),
    audit.entry(app, {
      action,
      entityType: "candidate",
      entityId: candidateId,
      details: { jobId },
    }),
    ...also,
  ]);
}

/** Clears the form: its data is stored with the candidate from now on. */
const clearedForm = {
  state: "confirmed" as const,
  firstName: "",
  lastName: "",
  email: "",
  phone: null,
  coverLetter: null,
  expectedSalary: null,
  availableDate: null,
  answers: [],
  consents: [],
  cvContent: null,
  cvName: null,
  cvFormat: null,
  cvBytes: null,
};

/** A start date in the past becomes today. */
const atLeast = (today: string, day: string | null) => (day && day < today ? today : day);

/** The candidate with this mailbox, whose record stays as it is; else a new one. */
async function candidateFor(app: App, applicant: Applicant): Promise<string> {
  const keys = candidates.keysOf({ email: applicant.email });
  const [known] = await candidates.duplicatesOfMany(
    app,
    [{ n: 0, keys }],
    await candidates.newestSeq(app),
  );
  return known ? restoreIfArchived(app, known.id) : newPerson(app, applicant);
}

async function newPerson(app: App, { firstName, lastName, email, phone }: Applicant) {
  const person = { firstName, lastName, email, phone, origin: "applied" as const };
  return (await candidates.add(app, person)).id;
}

async function restoreIfArchived(app: App, id: string): Promise<string> {
  const { isArchived } = await candidates.find(app, id);
  if (isArchived) await candidates.restore(app, [id]);
  return id;
}

/** Each consent by itself, to the words that stood there; whoever agreed to them before did so then. */
async function consent(app: App, id: string, { consents, textVersion, locale }: Applicant) {
  const before = await candidates.consentsOf(app, id);
  if (before.texts.version !== textVersion) return;
  const isGiven = new Set(
    before.consents
      .filter((it) => !it.withdrawnAt && it.textVersion === textVersion)
      .map(({ purpose }) => purpose),
  );
  for (const purpose of consents.filter((it) => !isGiven.has(it))) {
    const proof = "Ticked in the application form and confirmed by e-mail";
    await candidates.giveConsent(app, id, { purpose, channel: "form", language: locale, proof });
  }
}

async function attachCv(app: App, recordId: string, { cvContent, cvName }: Applicant) {
  if (!cvContent || !cvName) return;
  const isThere = and(eq(fileRows.recordId, recordId), eq(fileRows.content, cvContent));
  if ((await app.db.$count(fileRows, isThere)) > 0) return;
  const file = new File([new Uint8Array(await app.files.read(cvContent))], cvName);
  await files.add(app, { file, kind: "candidate", recordId, type: "cv", audience: "internal" });
}
