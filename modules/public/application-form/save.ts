import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import type { Publication } from "@/modules/public/careers";
import { mail } from "@/modules/platform/mail";
import { notifications } from "@/modules/platform/notifications";
import { settings } from "@/modules/platform/settings";
import { deskIds } from "@/modules/platform/accounts";
import type { Locale } from "@/modules/platform/accounts/rules";
import { assigning } from "@/modules/staffing/recruiters";
import { acting, type App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { publicAddress } from "@/src/http/address";
import { utcToday } from "@/src/calendar";
import { canAsk, letterKey } from "./asking";
import type { Said } from "./checking";
import { keptCv, type SentCv } from "./cv";
import { linkFor } from "./link";
import { applicants } from "./schema";
import { fillText, wordsIn } from "./words";

/** No session stands behind the public form; what it does is told as what it is. */
export const byForm = (app: App) => acting(app, { id: null, name: "application form" });

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
