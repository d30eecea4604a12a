import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { answerFields } from "@/modules/engagement/application-replies/rules";
import type { ApplicationStatus } from "@/modules/staffing/applications/rules";
import {
  maxSubjectLength,
  maxWrittenLength,
  templateLanguages,
} from "@/modules/engagement/communications/rules";
import { ownPageOf } from "@/web/features/engagement/candidate-self-service";
import { answerDrafts } from "@/web/features/staffing/applications/queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { type Locale, locales } from "@/modules/platform/accounts/rules";

type Words = { subject: string; content: string };
type Props = Words & {
  status: ApplicationStatus;
  /** Whose language to begin with, where one person is written to. */
  candidateId?: string;
  change: (words: Partial<Words>) => void;
};

/** What is written, begun from the house's own text of that status; what somebody wrote is never replaced. */
export function MessageFields({ status, candidateId, subject, content, change }: Props) {
  const t = useTranslations("applications.answer");
  const [chosen, setLanguage] = useState<Locale | null>(null);
  const theirs = useQuery({ ...ownPageOf(candidateId ?? ""), enabled: candidateId !== undefined });
  const own = locales.find((it) => it === document.documentElement.lang) ?? "en";
  const language = chosen ?? theirs.data?.locale ?? own;
  useBeginning({ status, language }, { subject, content }, change);
  return (
    <>
      <SelectField
        label={t("language")}
        options={templateLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language}
        onValueChange={setLanguage}
      />
      <TextField
        label={t("subject")}
        required
        maxLength={maxSubjectLength}
        value={subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextAreaField
        label={t("content")}
        required
        rows={10}
        maxLength={maxWrittenLength}
        value={content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <p className="text-xs text-ink-3">
        {t("gaps", { fields: answerFields.map((field) => `{{${field}}}`).join(", ") })}
      </p>
    </>
  );
}

/** Which of the house's own texts is meant. */
type Draft = { status: ApplicationStatus; language: Locale };

/** Puts a text of the house in, as long as nobody has written anything else. */
function useBeginning(
  { status, language }: Draft,
  { subject, content }: Words,
  change: (words: Words) => void,
) {
  const { data = [] } = useQuery(answerDrafts);
  const draft = data.find((it) => it.status === status && it.language === language);
  const given = useRef<Words>({ subject: "", content: "" });
  const begin = useEffectEvent((words: Words) => {
    if (subject !== given.current.subject || content !== given.current.content) return;
    given.current = words;
    change(words);
  });
  useEffect(() => {
    begin({ subject: draft?.subject ?? "", content: draft?.content ?? "" });
  }, [draft]);
}
