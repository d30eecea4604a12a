import { useId } from "react";
import { useTranslations } from "use-intl";
import { contractWishes, origins } from "@/modules/crm/candidates/rules";
import type { MergePreview } from "@/modules/crm/duplicates/model";
import type { Choice, MergeFieldName } from "@/modules/crm/duplicates/rules";
import { roles } from "@/modules/knowledge/analysis/rules";
import { cx } from "@/web/ui/cx";

type Field = MergePreview["fields"][number];
type Props = { field: Field; value: Choice; onValueChange: (choice: Choice) => void };

/** One field in which the two records differ: whose value stands. */
export function MergeField({ field, value, onValueChange }: Props) {
  const t = useTranslations("merging");
  const name = useId();
  const textOf = useValueText();
  const choices: Choice[] = field.isJoinable ? ["kept", "merged", "both"] : ["kept", "merged"];
  const said = (choice: Choice) =>
    choice === "both" ? t("both") : (textOf(field.field, field[choice]) ?? t("nothing"));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1 text-xs font-medium text-ink-2">{t(`fields.${field.field}`)}</legend>
      <div className="grid gap-1.5 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className={cx(
              "flex min-h-9 cursor-pointer items-start gap-2 rounded-md border px-2.5 py-2 text-sm",
              "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary",
              choice === value
                ? "border-primary bg-primary-wash text-ink"
                : "border-line text-ink-2",
              choice === "both" && "sm:col-span-2",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onValueChange(choice)}
              className="mt-0.5 accent-primary"
            />
            <span className="min-w-0 break-words">{said(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A value as people read it: what is kept as an id has its name. */
function useValueText() {
  const t = useTranslations();
  return (field: MergeFieldName, value: string | null): string | null => {
    const role = field === "role" && roles.find((it) => it === value);
    if (role) return t(`jobs.roles.${role}`);
    const contract = field === "contract" && contractWishes.find((it) => it === value);
    if (contract) return t(`candidates.contracts.${contract}`);
    const origin = field === "origin" && origins.find((it) => it === value);
    if (origin) return t(`candidates.origins.${origin}`);
    if (field === "worksShifts" && value) return t(`records.${value === "true" ? "yes" : "no"}`);
    return value;
  };
}
