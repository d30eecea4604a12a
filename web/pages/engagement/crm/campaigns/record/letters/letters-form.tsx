import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { highestHourlyLimit, longestName, mostSteps } from "@/modules/engagement/campaigns/rules";
import { SaveRefusal } from "@/web/shared/save-refusal";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { cx } from "@/web/ui/cx";
import { useAddress } from "../../use-address";
import { StepForm } from "./step-form";
import type { Writing } from "./use-letters";

const usualWaitDays = 5;

/** The name, the pace and every letter of a draft. */
export function LettersForm({ writing }: { writing: Writing }) {
  const t = useTranslations("campaigns.letters");
  const { letters, change, changeStep, save } = writing;
  const { name, hourlyLimit, sequence } = letters;
  const { language } = useAddress();
  const add = () =>
    change({ sequence: [...sequence, { waitDays: usualWaitDays, texts: blankLike(sequence) }] });
  return (
    <form className="grid gap-4" action={() => save.mutate(letters)}>
      <SaveRefusal error={save.error} />
      <Card>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("name")}
            required
            maxLength={longestName}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label={t("hourlyLimit")}
            type="number"
            required
            min={1}
            max={highestHourlyLimit}
            value={hourlyLimit}
            onChange={(event) => change({ hourlyLimit: event.target.value })}
          />
        </div>
      </Card>
      {sequence.map((step, n) => (
        <StepForm
          key={`${n} ${language}`}
          n={n}
          step={step}
          onChange={(changed) => changeStep(n, changed)}
          {...(n > 0 && { onRemove: () => change({ sequence: sequence.toSpliced(n, 1) }) })}
        />
      ))}
      {sequence.length < mostSteps && (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={Plus} onClick={add}>
            {t("add")}
          </Button>
          <p className="text-xs text-ink-3">{t("addHint")}</p>
        </div>
      )}
      <p className="text-xs text-ink-3">{t("footNote")}</p>
      <SaveBar writing={writing} />
    </form>
  );
}

/** A further letter begins in the languages of the first. */
const blankLike = ([first]: Writing["letters"]["sequence"]) =>
  Object.fromEntries(
    Object.keys(first?.texts ?? {}).map((locale) => [locale, { subject: "", body: "" }]),
  );

const floating = "sticky bottom-3 z-10 rounded-lg border border-line bg-raised p-2 shadow-pop";

/** Stays in sight as long as something is not saved. */
function SaveBar({ writing: { isChanged, save, revert } }: { writing: Writing }) {
  const t = useTranslations("campaigns.letters");
  return (
    <div className={cx("flex flex-wrap items-center justify-end gap-2", isChanged && floating)}>
      <p role="status" className="mr-auto pl-2 text-xs text-ink-2">
        {isChanged && t("changed")}
      </p>
      {isChanged && (
        <Button look="ghost" onClick={revert}>
          {t("revert")}
        </Button>
      )}
      <Button type="submit" look="primary" disabled={!isChanged} pending={save.isPending}>
        {t("save")}
      </Button>
    </div>
  );
}
