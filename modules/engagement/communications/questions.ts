import { z } from "zod";
import { NewShortlist } from "@/modules/staffing/submissions/shortlists/model";
import { confirmationWays } from "@/modules/staffing/submissions/rules";
import { singleLine } from "@/modules/platform/texts/model";
import { fileTypes } from "@/modules/records/files/rules";
import { content, entity, subject } from "./model";
import { entityTypes, maxNameLength, templateLanguages } from "./rules";

/** What was only written down can be put right; what was sent stays as it went. */
export const CommunicationChanges = z.strictObject({
  version: z.number().int(),
  subject: subject.optional(),
  content: content.optional(),
  timestamp: z.iso.datetime("Invalid date").optional(),
  durationMinutes: z.number().int().min(0).max(1440).nullable().optional(),
});
export type CommunicationChanges = z.infer<typeof CommunicationChanges>;

/** Where a message belongs. */
export const Filing = z.strictObject(entity);
export type Filing = z.infer<typeof Filing>;

/** A message as a mail program saves it, perhaps dropped on a record. */
export const DroppedMessage = z.object({
  file: z.instanceof(File, { message: "Choose a file." }),
  entityType: z.enum(entityTypes).optional(),
  entityId: z.uuid().optional(),
});
export type DroppedMessage = z.infer<typeof DroppedMessage>;

export const Keeping = z.strictObject({ type: z.enum(fileTypes).optional() });
export type Keeping = z.infer<typeof Keeping>;

export const EntityQuery = z.object(entity);
export type EntityQuery = z.infer<typeof EntityQuery>;

const templateFields = {
  name: singleLine().min(1, "Required").max(maxNameLength),
  language: z.enum(templateLanguages),
  subject: subject.min(1, "Required"),
  content,
};
export const NewMessageTemplate = z.strictObject(templateFields);
export type NewMessageTemplate = z.infer<typeof NewMessageTemplate>;
export const MessageTemplateChanges = z
  .strictObject({ ...templateFields, version: z.number().int(), isArchived: z.boolean() })
  .partial()
  .required({ version: true });
export type MessageTemplateChanges = z.infer<typeof MessageTemplateChanges>;

/** How the agency's folder stands. */
export const InboxStatus = z.object({
  isOn: z.boolean(),
  checkedAt: z.iso.datetime().nullable(),
  filed: z.number().int(),
  /** Left in the mailbox, because they could not be read within limits. */
  refused: z.number().int(),
  refusal: z.string().nullable(),
  trouble: z.string().nullable(),
});
export type InboxStatus = z.infer<typeof InboxStatus>;

export const InboxTest = z.object({
  isWell: z.boolean(),
  sentence: z.string(),
  folders: z.array(z.string()),
});
export type InboxTest = z.infer<typeof InboxTest>;

/** Several candidates for the client of a project: whom, how they agreed, which page, and the letter that brings it. */
export const Sharing = NewShortlist.extend({
  confirmedOn: z.iso.date("Invalid date"),
  way: z.enum(confirmationWays),
  /** Null where the link is brought some other way. */
  letter: z
    .strictObject({
      name: z.string().max(200),
      to: z.email("Invalid email address").max(254),
      subject: z.string().trim().min(1, "Required").max(300),
      body: z.string().trim().min(1, "Required").max(4000),
    })
    .nullable(),
});
export type Sharing = z.infer<typeof Sharing>;

export const Shared = z.object({ path: z.string(), isSent: z.boolean() });
export type Shared = z.infer<typeof Shared>;
