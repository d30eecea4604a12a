import { settings } from "@/modules/platform/settings";
import { type Locale, locales, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { sealedPlace } from "../rules";
import { openLetter } from "../sealing";
import { domainOf, fromWords, type OpenServer } from "../connection/server";
import type { letters } from "../schema";
import { addBranding } from "./html-letter";

export type LetterRow = typeof letters.$inferSelect;

/** The same letter has the same name however often it is tried, so that a second copy is known as one. */
export const messageIdOf = ({ id, messageId }: LetterRow, { fromAddress }: OpenServer) =>
  messageId ?? `<${id}@${domainOf(fromAddress)}>`;

/** The letter as it goes over the line. */
export async function composeMessage(
  app: App,
  server: OpenServer,
  row: LetterRow,
): Promise<Buffer> {
  const { default: Composer } = await import("nodemailer/lib/mail-composer");
  const writer = await writerOf(app, server, row);
  const text = await textOf(app, row);
  const dress = row.html ? null : await addBranding(app, row.purpose, text);
  const html = row.html ?? dress?.html;
  const letter = new Composer({
    from: { name: writer.name, address: server.fromAddress },
    to: { name: row.toName, address: row.toAddress },
    ...(writer.replyTo && { replyTo: writer.replyTo }),
    subject: row.subject,
    date: app.now(),
    messageId: messageIdOf(row, server),
    ...(row.inReplyTo && { inReplyTo: row.inReplyTo }),
    ...(row.references.length > 0 && { references: row.references }),
    headers: headersOf(row),
    text,
    ...(html && { html }),
    ...(row.calendar && { icalEvent: { ...row.calendar, filename: "invitation.ics" } }),
    attachments: [...(await attached(app, row)), ...(dress?.attachments ?? [])],
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: "\r\n",
  });
  return letter.compile().build();
}

const textOf = async (app: App, { id, text, sealed }: LetterRow) =>
  sealed ? text.replace(sealedPlace, await openLetter(app, id, sealed)) : text;

/** A person's letter bears their name and is answered to them; the house's bears its own. */
async function writerOf(app: App, { fromName, fromAddress }: OpenServer, row: LetterRow) {
  const { name: known } = await settings.agencyByDisplayName(app);
  const agency = fromName || known;
  const house = { name: agency || domainOf(fromAddress), replyTo: row.replyTo };
  if (!row.userId) return house;
  const person = (await users.list(app)).find(({ id }) => id === row.userId);
  if (!person) return house;
  return {
    name: agency
      ? fromLine(person, { agency, locale: languageOf(row) ?? person.locale })
      : fullName(person),
    replyTo: row.replyTo ?? person.email,
  };
}

type Person = { firstName: string; lastName: string; locale: Locale };

const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

type Shown = { agency: string; locale: Locale };

const fromLine = (person: Person, { agency, locale }: Shown) =>
  fromWords[locale].replace("{name}", () => fullName(person)).replace("{agency}", () => agency);

/** The language that whoever posted the letter wrote it in, where they said so. */
const languageOf = ({ headers }: LetterRow) =>
  locales.find((it) => it === headers["Content-Language"]);

/** Machines that answer letters leave those alone that no person has written, RFC 3834. */
const headersOf = ({ purpose, headers }: LetterRow) => ({
  ...(purpose === "notice" && { "Auto-Submitted": "auto-generated" }),
  ...headers,
});

const attached = (app: App, { attachments }: LetterRow) =>
  Promise.all(
    attachments.map(async ({ name, type, storage }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(await app.files.read(storage)),
    })),
  );
