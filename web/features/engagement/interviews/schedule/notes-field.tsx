import { useTranslations } from "use-intl";
import { longestNotes } from "@/modules/engagement/interviews/rules";
import { TextAreaField } from "@/web/shared/text-area-field";

type Props = { value: string; onChange: (notes: string) => void };

/** What the interviewers should know; it is not part of what the candidate is sent. */
export function NotesField({ value, onChange }: Props) {
  const t = useTranslations("crm.form");
  return (
    <TextAreaField
      label={t("notes")}
      rows={2}
      maxLength={longestNotes}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
