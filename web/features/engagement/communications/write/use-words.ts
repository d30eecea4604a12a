import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MessageTemplate, messageTemplates, previewOf, type Recipient } from "../queries";
import type { Draft, Opening, Words } from "./draft";

const nothing: MessageTemplate[] = [];

/** The words as they stand: typed, else those of the template with its gaps filled. */
export function useWords(
  draft: Draft,
  { subject: begun = "", quote = "" }: Opening,
  recipient: Pick<Recipient, "name" | "address"> | null,
) {
  const { about, language, templateId, words, type } = draft;
  const { data: all = nothing } = useQuery({ ...messageTemplates, enabled: type === "email" });
  const templates = all.filter((one) => one.language === language && !one.isArchived);
  const template = templates.find(({ id }) => id === templateId);
  const asked = {
    entityType: about?.kind ?? "candidate",
    entityId: about?.id ?? "",
    language,
    subject: template?.subject ?? "",
    content: template?.content ?? "",
    contactName: recipient?.name || null,
    ...(recipient?.address && { to: recipient.address }),
  };
  const { data: filled } = useQuery({
    ...previewOf(asked),
    enabled: about !== null && type === "email",
    placeholderData: keepPreviousData,
  });
  const typed: Words = words[templateId] ?? {};
  const base = template && (filled ?? template);
  // In an answer it stands above the words that are answered.
  const closing = filled?.signature ? `\n\n${filled.signature}` : "";
  return {
    templates,
    signature: filled?.signature,
    subject: typed.subject ?? (begun || (base?.subject ?? "")),
    content: typed.content ?? `${base?.content ?? ""}${quote && closing}${quote}`,
    isTyped: typed.content !== undefined,
    /** The draft with some of them typed over. */
    typing: (part: Words): Partial<Draft> => ({
      words: { ...words, [templateId]: { ...typed, ...part } },
    }),
  };
}
