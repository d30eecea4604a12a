import { useId } from "react";
import { useTranslations } from "use-intl";
import type { MergePreview } from "@/modules/crm/duplicates/model";
import type { Choice } from "@/modules/crm/duplicates/rules";
import { MailText } from "@/web/shared/mail-text";
import { cx } from "@/web/ui/cx";
import { useValueText } from "./use-value-text";

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
  const isMail = field.field === "email";
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
            <span className="min-w-0 break-words">
              {isMail ? <MailText address={said(choice)} /> : said(choice)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
