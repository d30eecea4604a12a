import { settings } from "@/modules/platform/settings";
import { type Locale, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { sealedPlace, type Purpose } from "../rules";
import { openLetter } from "../sealing";
import { domainOf, fromWords, type OpenServer } from "../connection/server";
import type { letters } from "../schema";
import { branding, type OnPaper } from "@/modules/platform/branding";

/** What the house writes by itself; a person's own letter stays the plain text they wrote. */
const ofTheHouse: readonly Purpose[] = ["invitation", "notice", "access", "test"];

type Dressed = {
  html: string;
  attachments: { cid: string; filename: string; contentType: string; content: Buffer }[];
};

/** The letter once more with logo and colour, for readers that show them; nothing in it is fetched from elsewhere. */
async function addBranding(app: App, purpose: Purpose, text: string): Promise<Dressed | null> {
  if (!ofTheHouse.includes(purpose)) return null;
  const brand = await branding.onPaper(app);
  if (!brand.isOwn) return null;
  const { logo } = brand;
  return {
    html: written(text, brand),
    attachments: logo
      ? [
          {
            cid: "logo",
            filename: "logo.png",
            contentType: "image/png",
            content: Buffer.from(logo.bytes),
          },
        ]
      : [],
  };
}

const written = (text: string, brand: OnPaper): string =>
  `<!doctype html><html><body style="margin:0;padding:24px 12px"><div style="max-width:600px;margin:0 auto;border-top:4px solid ${brand.ink};padding:20px 8px;font:16px/1.5 Helvetica,Arial,sans-serif">${headOf(brand)}${bodyOf(text, brand)}</div></body></html>`;

const headOf = ({ logo, name }: OnPaper): string => {
  const alt = Bun.escapeHTML(name);
  if (!logo) return `<p style="margin:0 0 20px;font-weight:bold">${alt}</p>`;
  const width = Math.min(200, Math.round((44 * logo.width) / logo.height));
  return `<p style="margin:0 0 20px"><img src="cid:logo" alt="${alt}" width="${width}"></p>`;
};

const bodyOf = (text: string, brand: OnPaper): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p style="margin:0 0 16px">${linesOf(part, brand)}</p>`)
    .join("");

const address = /https?:\/\/[^\s<>"]+/g;

/** Addresses lead where they say; everything else is text. */
function linesOf(part: string, { ink }: OnPaper): string {
  const found = [...part.matchAll(address)];
  const pieces = part.split(address).map((piece) => Bun.escapeHTML(piece));
  const links = found.map(([url]) => {
    const safe = Bun.escapeHTML(url);
    return `<a href="${safe}" style="color:${ink}">${safe}</a>`;
  });
  return pieces
    .flatMap((piece, n) => [piece, links[n] ?? ""])
    .join("")
    .replaceAll("\n", "<br>");
}

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
  const { name: known } = await settings.shownAgency(app);
  const agency = fromName || known;
  const house = { name: agency || domainOf(fromAddress), replyTo: row.replyTo };
  if (!row.userId) return house;
  const person = (await users.list(app)).find(({ id }) => id === row.userId);
  if (!person) return house;
  return {
    name: agency ? withAgency(person, agency) : fullName(person),
    replyTo: row.replyTo ?? person.email,
  };
}

type Person = { firstName: string; lastName: string; locale: Locale };

const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

const withAgency = (person: Person, agency: string) =>
  fromWords[person.locale]
    .replace("{name}", () => fullName(person))
    .replace("{agency}", () => agency);

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
