import { type Application, applications } from "@/modules/staffing/applications";
import { careers } from "@/modules/engagement/careers";
import { communications, gapsIn } from "@/modules/engagement/communications";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { invalid, notFound } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { publicAddress } from "@/src/http/access/address";
import texts from "./drafts.json";
import { type Answer, AnswerDraft, type Answered } from "./model";

type Part = { writes: (Write | Guarded)[]; news: Event[] };
type Message = NonNullable<Answer["message"]>;

/** Texts to begin with, by status and language; of the own page only where its address opens outside. */
export function drafts({ config }: App): AnswerDraft[] {
  const isSaid = (line: string) => publicAddress(config) !== null || !line.match(pageGap);
  return texts.map(({ content, ...it }) =>
    AnswerDraft.parse({ ...it, content: paragraphs(content.filter(isSaid)) }),
  );
}

/** Moves several applications on and writes to each candidate, all of it or nothing. */
export async function answer(app: App, input: Answer): Promise<Answered> {
  const { status, reason, message } = input;
  const versions = new Map(input.applications.map(({ id, version }) => [id, version]));
  const found = await applications.listByIds(app, [...versions.keys()]);
  if (found.length < versions.size) notFound("application");
  const versionOf = ({ id, version }: Application) => versions.get(id) ?? version;
  const moves = await Promise.all(
    found.map((it) =>
      applications.editWrites(app, it, {
        version: versionOf(it),
        status,
        ...(reason && { reason }),
      }),
    ),
  );
  const letters = message ? await lettersTo(app, found, message) : [];
  const parts: Part[] = [...moves, ...letters];
  await app.write(
    parts.flatMap(({ writes }) => writes),
    ...parts.flatMap(({ news }) => news),
  );
  return {
    moved: found.map((it) => ({ id: it.id, version: versionOf(it) + 1 })),
    sent: letters.length,
    unreachable: message ? found.length - letters.length : 0,
  };
}

async function lettersTo(app: App, found: Application[], message: Message): Promise<Part[]> {
  const sender = await mail.senderOf(app);
  const each = await Promise.all(
    found.map((it) => letterTo(app, { application: it, message, sender })),
  );
  return each.flatMap((letter) => letter ?? []);
}

type Reply = {
  application: Application;
  message: Message;
  sender: Awaited<ReturnType<typeof mail.senderOf>>;
};

/** One candidate's own letter, or nothing where no letter reaches them. */
async function letterTo(
  app: App,
  { application: { id, version, candidateId, ...application }, message, sender }: Reply,
): Promise<Part | null> {
  const record = { kind: "candidate" as const, id: candidateId };
  const about = { entityType: record.kind, entityId: record.id };
  const [person] = await communications.recipientsOf(app, about);
  if (!person?.address || person.warning === "bounced") return null;
  const { subject, content } = await wordsFor(app, { ...about, ...application }, message);
  return communications.sendWrites(
    app,
    {
      id: Bun.randomUUIDv7(),
      purpose: "message",
      record,
      subject,
      content,
      to: { name: person.name, address: person.address },
      userId: app.actor.id,
      audience: "team",
      onceKey: `answer:${id}:${version}`,
    },
    { sender },
  );
}

/** No more than one empty line where one was left out. */
const paragraphs = (lines: string[]) => lines.join("\n").replaceAll(/\n{3,}/g, "\n\n");

type About = Pick<Application, "jobId" | "jobTitle" | "company"> & {
  entityType: "candidate";
  entityId: string;
};

/** Where candidates ask for the link to their own page; the link itself is only in the letter they then get. */
const pageGap = /\{\{\s*ownPage\s*\}\}/g;
const jobGap = /\{\{\s*job\.(title|company)\s*\}\}/g;
/** The title of an ad is a stranger's: it neither breaks a line nor opens a gap of its own. */
const plainLine = (text: string) => text.replaceAll(/[{}\p{Cc}\u2028\u2029]+/gu, " ").trim();

async function wordsFor(app: App, { jobId, jobTitle, company, ...about }: About, message: Message) {
  // By the name that the public knows the job by, if there is one: an ad's own may tell whose it is.
  const known = (await careers.namesOf(app, [jobId])).get(jobId) ?? { title: jobTitle, company };
  const values = new Map<string, string | null>(Object.entries(known));
  const page = publicAddress(app.config);
  const ofJob = (text: string) =>
    text
      .replaceAll(jobGap, (whole, field) => {
        const value = values.get(field);
        return value ? plainLine(value) : whole;
      })
      .replaceAll(pageGap, (whole) => (page ? `${page}/me` : whole));
  const { subject, content, signature } = await communications.preview(app, {
    ...about,
    language: "en",
    subject: ofJob(message.subject),
    content: ofJob(message.content),
  });
  refuseGaps(`${subject}\n${content}`);
  return { subject, content: signature ? `${content}\n\n${signature}` : content };
}

function refuseGaps(text: string): void {
  const gaps = gapsIn(text);
  if (gaps.length === 0) return;
  const sentence = `Fill in all placeholders first: ${gaps.slice(0, 10).join(", ")}.`;
  throw invalid([{ path: ["content"], message: sentence }]);
}
