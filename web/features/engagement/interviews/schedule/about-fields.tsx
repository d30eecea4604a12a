import { useTranslations } from "use-intl";
import { maxNotesLength, rounds } from "@/modules/engagement/interviews/rules";
import { RecordPick } from "@/web/shared/pick/record-pick";
import { findProjects } from "@/web/shared/pick/sources";
import { SelectField } from "@/web/shared/forms/select-field";
import type { Draft } from "./draft";
import { useQuery } from "@tanstack/react-query";
import { handleOf } from "@/web/features/records/core/notes/mentions";
import { colleagues } from "@/web/features/records/core/queries";
import { Checkbox } from "@/web/ui/checkbox";
import { TextAreaField } from "@/web/shared/forms/text-area-field";

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void };

/** Which project it is for, and how far that has come. */
export function AboutFields({ draft, onChange }: Props) {
  const t = useTranslations("crm");
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <RecordPick
        label={t("form.project")}
        value={draft.project}
        onChange={(project) => onChange({ project })}
        find={findProjects}
      />
      <SelectField
        label={t("form.round")}
        options={[
          { value: "" as const, label: t("form.noRound") },
          ...rounds.map((value) => ({ value, label: t(`rounds.${value}`) })),
        ]}
        value={draft.round}
        onValueChange={(round) => onChange({ round })}
      />
    </div>
  );
}

type PeopleFieldProps = { value: readonly string[]; onChange: (people: string[]) => void };

/** Who asks the questions. */
export function PeopleField({ value, onChange }: PeopleFieldProps) {
  const t = useTranslations("crm.form");
  const { data: people = [] } = useQuery(colleagues);
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("people")}</legend>
      <div className="grid max-h-36 overflow-y-auto rounded-md border border-line px-3 py-1.5 sm:grid-cols-2">
        {people.map((person) => (
          <Checkbox
            key={person.id}
            label={handleOf(person, people)}
            checked={value.includes(person.id)}
            onCheckedChange={(isChosen) => toggle(person.id, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type NotesFieldProps = { value: string; onChange: (notes: string) => void };

/** What the interviewers should know; it is not part of what the candidate is sent. */
export function NotesField({ value, onChange }: NotesFieldProps) {
  const t = useTranslations("crm.form");
  return (
    <TextAreaField
      label={t("notes")}
      rows={2}
      maxLength={maxNotesLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
