import type { MessageTemplate } from "@/web/features/engagement/communications/queries";

/** A template being written; without an id it is a new one. */
export type TemplateDraft = Pick<
  MessageTemplate,
  "name" | "language" | "subject" | "content" | "version"
> & { id: string | null };

export const draftOf = (template: MessageTemplate): TemplateDraft => {
  const { id, name, language, subject, content, version } = template;
  return { id, name, language, subject, content, version };
};

export const emptyDraft: TemplateDraft = {
  id: null,
  name: "",
  language: "en",
  subject: "",
  content: "",
  version: 1,
};
