import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { answerIn, type CalendarAnswer } from "./calendar-answers";
import {
  deepestParts,
  largestHeads,
  largestMessage,
  longestId,
  longestMarkup,
  longestName,
  longestSubject,
  longestText,
  mostAddresses,
  mostAttachments,
  mostForwarded,
  mostParts,
  mostReferences,
  type Refusal,
} from "./limits";
import { textOfMarkup } from "./markup";
import { countParts } from "./parts";
import { manyLines, oneLine } from "./plain";
import { type Report, reportIn } from "./reports";

export type Mailbox = { name: string; address: string };
export type SentPart = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** A message as far as one may rely on it: whoever sent it wrote every word, the sender's address too. */
export type Message = {
  from: Mailbox | null;
  /** To whom it says it went, and to whom it was delivered. */
  to: Mailbox[];
  subject: string;
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  /** As its sender's clock says; null where that is no date. */
  date: string | null;
  text: string;
  /** A machine answered for somebody. */
  isAutomatic: boolean;
  report: Report | null;
  /** A calendar accepts or declines for somebody. */
  answer: CalendarAnswer | null;
  attachments: SentPart[];
  /** How many more there were than are kept. */
  leftOut: number;
};
export type Reading = { message: Message } | { refusal: Refusal };

const options = {
  forceRfc822Attachments: true,
  maxNestingDepth: deepestParts,
  maxHeadersSize: largestHeads,
};

/** Takes a message apart within limits; what goes beyond them is refused, not shortened in silence. */
export async function readMessage(bytes: Uint8Array<ArrayBuffer>): Promise<Reading> {
  if (bytes.length > largestMessage) return { refusal: "too-large" };
  if (countParts(bytes) > mostParts) return { refusal: "too-many-parts" };
  try {
    const email = await PostalMime.parse(bytes, options);
    return isMail(email) ? { message: await messageOf(email) } : { refusal: "damaged" };
  } catch (error) {
    return { refusal: /nesting|depth/i.test(String(error)) ? "too-deep" : "damaged" };
  }
}

/** Anything at all can be read as the text of a mail; one that was sent says when, or by whom, or what it is called. */
const isMail = ({ headers }: Email): boolean =>
  headers.some(({ key }) => ["from", "date", "message-id", "received"].includes(key));

async function messageOf(email: Email): Promise<Message> {
  const head = (key: string) => email.headers.find((it) => it.key === key)?.value ?? "";
  const { attachments } = email;
  const report = /^multipart\/report/i.test(head("content-type"))
    ? reportIn(attachments.map((it) => ({ mimeType: it.mimeType, content: wordsOf(it) })))
    : null;
  const answer = answerIn(
    attachments.map((it) => ({ mimeType: it.mimeType, content: wordsOf(it) })),
  );
  const words = report ? [] : await forwardedIn(attachments);
  const sent = attachments.filter((it) => !isPartOfText(it) && !(answer && isCalendar(it)));
  return {
    from: mailboxes(email.from ? [email.from] : [])[0] ?? null,
    to: mailboxes([...(email.to ?? []), ...(email.cc ?? []), ...deliveredTo(email)]),
    subject: oneLine(email.subject, longestSubject),
    messageId: idsIn(email.messageId)[0] ?? null,
    inReplyTo: idsIn(email.inReplyTo)[0] ?? null,
    references: idsIn(email.references).slice(-mostReferences),
    date: dateOf(email.date),
    text: manyLines([textOf(email), ...words].join("\n\n"), longestText),
    isAutomatic: report !== null || isAutomatic(head),
    report,
    answer,
    attachments: sent.slice(0, mostAttachments).map(partOf),
    leftOut: Math.max(0, sent.length - mostAttachments),
  };
}

/** Messages within it are read with it, and the pictures of a page are no files. */
const isPartOfText = ({ mimeType, related }: Attachment) =>
  mimeType.startsWith("message/") ||
  mimeType === "text/rfc822-headers" ||
  (related === true && mimeType.startsWith("image/"));

const isCalendar = ({ mimeType }: Attachment) =>
  /^(text\/calendar|application\/ics)$/.test(mimeType);

const textOf = ({ text, html }: Email): string =>
  text?.trim() ? text : textOfMarkup((html ?? "").slice(0, longestMarkup));

/** The words of messages that somebody passed on as they were. */
async function forwardedIn(attachments: Attachment[]): Promise<string[]> {
  const passedOn = attachments.filter(({ mimeType }) => mimeType === "message/rfc822");
  const emails = await Promise.all(
    passedOn.slice(0, mostForwarded).map((it) => PostalMime.parse(bytesOf(it), options)),
  );
  return emails.map((email) => {
    const [from] = mailboxes(email.from ? [email.from] : []);
    const by = from ? `${from.name} <${from.address}>`.trim() : "";
    return [`> ${by}`, `> ${oneLine(email.subject, longestSubject)}`, "", textOf(email)].join("\n");
  });
}

function isAutomatic(head: (key: string) => string): boolean {
  const submitted = head("auto-submitted").trim().toLowerCase();
  return (
    (submitted !== "" && !submitted.startsWith("no")) ||
    /^(?:auto_reply|bulk|junk|list)$/i.test(head("precedence").trim()) ||
    head("x-autoreply") !== "" ||
    head("x-autorespond") !== "" ||
    head("list-id") !== ""
  );
}

const deliveredTo = ({ headers }: Email): Address[] =>
  headers
    .filter(({ key }) => key === "delivered-to" || key === "x-original-to" || key === "envelope-to")
    .map(({ value }) => ({ name: "", address: value.trim().replace(/^<(.*)>$/, "$1") }));

const mailboxes = (addresses: Address[]): Mailbox[] =>
  addresses
    .flatMap((it) => it.group ?? [it])
    .filter((it): it is Mailbox => isAddress(it.address))
    .slice(0, mostAddresses)
    .map(({ name, address }) => ({
      name: oneLine(name, longestName),
      address: address.toLowerCase(),
    }));

const isAddress = (address: string | undefined) =>
  address !== undefined &&
  address.length <= 254 &&
  /^[^\s\p{C}<>@,;]+@[^\s\p{C}<>@,;]+$/u.test(address);

const idsIn = (value: string | undefined): string[] =>
  [...(value ?? "").slice(0, 64_000).matchAll(/<[^<>\s\p{C}]{1,900}>/gu)]
    .map(([id]) => id)
    .filter((id) => id.length <= longestId);

function dateOf(date: string | undefined): string | null {
  const at = new Date(date ?? "");
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 || at.getUTCFullYear() < 1970
    ? null
    : at.toISOString();
}

const partOf = (it: Attachment): SentPart => ({
  name: oneLine(it.filename ?? "", longestName) || "file",
  type: oneLine(it.mimeType, 120),
  bytes: bytesOf(it),
});

function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return new Uint8Array(content);
}

const wordsOf = (it: Attachment) => new TextDecoder().decode(bytesOf(it).subarray(0, 64_000));
