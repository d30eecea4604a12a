import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { handleOf } from "@/web/features/records/core/mentions";
import { colleagues } from "@/web/features/records/core/queries";
import { Checkbox } from "@/web/ui/checkbox";

type Props = { value: readonly string[]; onChange: (people: string[]) => void };

/** Who asks the questions. */
export function PeopleField({ value, onChange }: Props) {
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
