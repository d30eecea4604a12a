import {
  type Audience,
  type CommunicationType,
  type Direction,
  gapsIn,
  type TemplateLanguage,
} from "@/modules/engagement/communications/rules";
import { isoOf } from "@/web/features/records/core/tasks/due";
import type { About, NewCommunication, Recipient } from "../queries";

export type NamedAbout = About & { name: string };

/** What somebody begins to write: a message, an answer, what was said on the telephone. */
export type Opening = {
  type: CommunicationType;
  /** Of the record that one stands at; without one it is chosen. */
  about?: NamedAbout | undefined;
  to?: string | null;
  contactName?: string | null;
  subject?: string;
  /** The words that are answered. */
  quote?: string;
  inReplyTo?: string;
};

/** What has been typed; what has not comes from the template. */
export type Words = { subject?: string; content?: string };

export type Draft = {
  type: CommunicationType;
  about: NamedAbout | null;
  /** Whom one chose, by address or name; undefined is whoever is likeliest. */
  person: string | undefined;
  /** An address that the record does not know. */
  otherAddress: string;
  language: TemplateLanguage;
  templateId: string;
  /** By the template they were written over, so that trying another one loses nothing. */
  words: Record<string, Words>;
  fileIds: string[];
  isSent: boolean;
  direction: Direction;
  /** As the field writes it; empty is now. */
  when: string;
  minutes: string;
  /** Undefined is what is usual: mail is private, a call belongs to the team. */
  audience: Audience | undefined;
};

export const other = "other";
export const nobody = "";

export const draftOf = (opening: Opening, language: TemplateLanguage): Draft => ({
  type: opening.type,
  about: opening.about ?? null,
  person: opening.to ?? opening.contactName ?? undefined,
  otherAddress: "",
  language,
  templateId: "",
  words: {},
  fileIds: [],
  isSent: true,
  direction: "out",
  when: "",
  minutes: "",
  audience: undefined,
});

export const isSending = ({ type, isSent }: Pick<Draft, "type" | "isSent">) =>
  type === "email" && isSent;

export const audienceOf = ({ audience, type }: Pick<Draft, "audience" | "type">): Audience =>
  audience ?? (type === "email" ? "own" : "team");

/** The draft with its words as they stand on the screen and the person they go to. */
export type Written = Draft & {
  subject: string;
  content: string;
  recipient: Pick<Recipient, "name" | "address"> | null;
};

export type Problem = "missingRecord" | "missingTo" | "missingSubject" | "missingContent" | "gaps";

/** What is still to be done before it can go. */
export function problemsOf(written: Written): Set<Problem> {
  const { about, recipient, subject, content, type } = written;
  const isMail = type === "email";
  const found: [Problem, boolean][] = [
    ["missingRecord", about === null],
    ["missingTo", isMail && !recipient?.address?.trim()],
    ["missingSubject", isMail && subject.trim() === ""],
    ["missingContent", content.trim() === ""],
    ["gaps", isSending(written) && gapsIn(`${subject}\n${content}`).length > 0],
  ];
  return new Set(found.flatMap(([problem, isThere]) => (isThere ? [problem] : [])));
}

/** As the server takes it. */
export function inputOf(
  written: Written & { about: NamedAbout; zone: string },
  { inReplyTo }: Opening,
  id: string | undefined,
): NewCommunication {
  const { about, type, recipient, subject, content, direction, isSent } = written;
  const timestamp = isSending(written) ? null : isoOf(written.when, written.zone);
  const common = {
    entityType: about.kind,
    entityId: about.id,
    subject,
    content,
    contactName: recipient?.name || null,
    audience: audienceOf(written),
    ...(timestamp && { timestamp }),
  };
  if (type !== "email") {
    const durationMinutes = written.minutes === "" ? null : Math.round(Number(written.minutes));
    return { ...common, type, direction, durationMinutes };
  }
  return {
    ...common,
    type,
    to: recipient?.address?.trim() ?? "",
    isSent,
    direction: isSent ? "out" : direction,
    fileIds: isSent ? written.fileIds : [],
    ...(inReplyTo && { inReplyTo }),
    ...(id && { id }),
  };
}
