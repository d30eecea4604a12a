import { filledIn, messagePlaceholders, namesIn } from "@/modules/engagement/placeholders/rules";
import type { RecordKind } from "@/modules/records/core/rules";

export type { LetterState as DeliveryState } from "@/modules/platform/mail/rules";

// Specification §3; a note is what a call or a meeting leaves when there was neither
export const types = ["email", "phone", "meeting", "note"] as const;
export type CommunicationType = (typeof types)[number];
/** Those that somebody writes down after they happened. */
export const loggedTypes = ["phone", "meeting", "note"] as const satisfies CommunicationType[];

/** From the agency to them, or from them to the agency. */
export const directions = ["out", "in"] as const;
export type Direction = (typeof directions)[number];

/** Seen by whoever it belongs to, or by everybody at the agency; an administrator reads no private mail either. */
export const audiences = ["own", "team"] as const;
export type Audience = (typeof audiences)[number];

/** The records that one writes about. */
export const entityTypes = [
  "candidate",
  "client",
  "project",
  "deployment",
] as const satisfies RecordKind[];
export type EntityType = (typeof entityTypes)[number];

export const maxSubjectLength = 300;
/** As much of somebody else's message as is kept. */
export const maxContentLength = 100_000;
/** As much as one writes oneself, with room for what stands under it. */
export const maxWrittenLength = 90_000;
export const maxNameLength = 200;
/** As much of a message as a list shows; its thread has all of it. */
export const excerptLength = 2_000;

export const pageSize = 50;
export const maxPageSize = 200;
export const maxFiles = 10;
/** More than this beside a letter, and many servers do not take it. */
export const maxBytesSent = 18 * 1024 * 1024;
export const maxInThread = 200;
/** A deleted one can be brought back for so long; then it is gone for good. */
export const deletedDays = 30;
/** A stranger's message that nobody has put anywhere goes for good after so long. */
export const unfiledDays = 90;
/** That a message was here already is known for so long. */
export const seenDays = 365;

/** The largest message that is taken, as it came. */
export const maxMessageBytes = 25 * 1024 * 1024;

export const templateLanguages = ["en", "nl", "de"] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** Everything that the text of a template can name. */
export const mergeFields = messagePlaceholders;
export type MergeField = (typeof mergeFields)[number];
export type Values = Partial<Record<MergeField, string>>;

export const gapsIn = namesIn;

export const isField = (name: string): name is MergeField =>
  mergeFields.some((field) => field === name);

/** The text with every gap filled that can be; the others stay and are named. */
export const filled = (text: string, values: Values) =>
  filledIn(text, (name) => (isField(name) ? values[name] : undefined));
