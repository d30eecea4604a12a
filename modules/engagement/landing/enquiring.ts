import { clients } from "@/modules/crm/clients";
import { staffIds } from "@/modules/platform/accounts";
import { notifications } from "@/modules/platform/notifications";
import { notes } from "@/modules/records/notes";
import { withActor, type App } from "@/src/app";
import { dayMs, hourMs } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { fingerprintOf } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { Enquiry, type Field, type Sent } from "./model";
import { fastestMs, openForMs, perDay, perNetworkAnHour, trap } from "./rules";
import type { Words } from "./words";

type Problem = Extract<keyof Words, "missing" | "noEmail" | "tooLong" | "tooFast" | "tooMany">;

/** What is wrong with what was sent: as a whole, or by field. */
export type Refusal = { problem: Problem | null; fields: Partial<Record<Field, Problem>> };

const visitors = { id: null, name: "website" };

const mark = (app: App, at: string) => keyedHash(app.config, "enquiry", at).slice(0, 24);

/** When the form was opened, in a way that nobody else can write. */
export function openedStamp(app: App): string {
  const at = app.now().getTime().toString(36);
  return `${at}.${mark(app, at)}`;
}

/** Whether somebody had the time to read the form and did not leave it for days. */
function hasPlausibleDuration(app: App, opened: string): boolean {
  const [at = "", given = ""] = opened.split(".");
  if (fingerprintOf(given) !== fingerprintOf(mark(app, at))) return false;
  const age = app.now().getTime() - Number.parseInt(at, 36);
  return age >= fastestMs && age <= openForMs;
}

/** Takes in what a visitor writes: the company becomes a prospect whom somebody calls. Null when it went well. */
export async function enquire(app: App, network: string, sent: Sent): Promise<Refusal | null> {
  // A machine is answered as people are, so that it learns nothing.
  if (sent[trap]) return null;
  const read = Enquiry.safeParse({ ...empty, ...sent });
  if (!read.success) return { problem: null, fields: problemsIn(read.error.issues) };
  if (!hasPlausibleDuration(app, sent.opened ?? "")) return { problem: "tooFast", fields: {} };
  if (await isTooMuch(app, network)) return { problem: "tooMany", fields: {} };
  await notifyOffice(app, await taken(withActor(app, visitors), read.data));
  return null;
}

const empty: Enquiry = { name: "", company: "", email: "", phone: "", message: "" };

const problemsIn = (issues: { path: PropertyKey[]; message: string }[]): Refusal["fields"] =>
  Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));

async function isTooMuch(app: App, network: string): Promise<boolean> {
  const limits = [
    { key: `enquiry:${network}`, most: perNetworkAnHour, windowMs: hourMs },
    { key: "enquiry", most: perDay, windowMs: dayMs },
  ];
  return countAttempt(app, ...limits).then(
    () => false,
    (error) => {
      if (error instanceof Failure && error.kind === "throttled") return true;
      throw error;
    },
  );
}

/** A company that is known already keeps its record; what was written is put beside it. */
async function taken(app: App, enquiry: Enquiry): Promise<string> {
  const { company, name, email, phone, message } = enquiry;
  const [known] = await clients.duplicates(app, { name: company });
  if (known && !known.client.isArchived) {
    await notes.add(app, { kind: "client", recordId: known.client.id, text: noteOf(enquiry) });
    return known.client.id;
  }
  const contacts = [{ name, email, phone: phone || null }];
  const { id } = await clients.add(app, { name: company, description: message, contacts });
  return id;
}

/** Nobody outside names one of us in a note. */
const noteOf = ({ name, email, phone, message }: Enquiry): string =>
  [[name, email, phone].filter(Boolean).join(", "), message].join("\n\n").replaceAll("<@", "< @");

async function notifyOffice(app: App, clientId: string): Promise<void> {
  const { writes, news } = await notifications.notify(app, {
    to: await staffIds(app),
    what: "enquiryReceived",
    record: { kind: "client", id: clientId },
    onceKey: `enquiry:${Bun.randomUUIDv7()}`,
  });
  await app.write(writes, ...news);
}
