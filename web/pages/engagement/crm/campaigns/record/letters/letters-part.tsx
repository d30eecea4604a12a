import { useTranslations } from "use-intl";
import type { CampaignRecord, Step } from "@/modules/engagement/campaigns/model";
import { locales } from "@/modules/platform/accounts/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { Card } from "@/web/ui/card";
import { Preview } from "./preview";
import type { Writing } from "./use-letters";
import { Plus } from "lucide-react";
import { maxHourlyLimit, maxNameLength, maxSteps } from "@/modules/engagement/campaigns/rules";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { useAddress } from "@/web/pages/engagement/crm/campaigns/use-address";
import { StepForm } from "./step-form";

type Props = { campaign: CampaignRecord; letters: Writing };
const defaultWaitDays = 5;

/** The name, the pace and every letter of a draft. */
function LettersForm({ writing }: { writing: Writing }) {
  const t = useTranslations("campaigns.letters");
  const { letters, change, changeStep, save } = writing;
  const { name, hourlyLimit, sequence } = letters;
  const { language } = useAddress();
  const add = () =>
    change({ sequence: [...sequence, { waitDays: defaultWaitDays, texts: blankLike(sequence) }] });
  return (
    <form className="grid gap-4" action={() => save.mutate(letters)}>
      <SaveRefusal error={save.error} />
      <Card>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("name")}
            required
            maxLength={maxNameLength}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            label={t("hourlyLimit")}
            type="number"
            required
            min={1}
            max={maxHourlyLimit}
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
      {sequence.length < maxSteps && (
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

/** What is written, to be changed as long as nobody has confirmed it, beside how it will read. */
export function LettersPart({ campaign, letters }: Props) {
  const t = useTranslations("campaigns.letters");
  const mayWrite = useHasRole("recruiter");
  const isDraft = campaign.status === "draft" && mayWrite;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      {isDraft ? (
        <LettersForm writing={letters} />
      ) : (
        <div className="grid gap-4">
          {mayWrite && <Banner tone="primary">{t("fixed")}</Banner>}
          {campaign.sequence.map((step, n) => (
            <LetterRead key={n} step={step} n={n} />
          ))}
        </div>
      )}
      {mayWrite && <Preview campaign={campaign} isChanged={letters.isChanged} />}
    </div>
  );
}

/** A letter in each of its languages, as it was confirmed. */
function LetterRead({ step, n }: { step: Step; n: number }) {
  const t = useTranslations("campaigns.letters");
  const { waitDays, texts } = step;
  return (
    <Card title={t("step", { n: n + 1 })}>
      <p className="-mt-3 mb-3 text-xs text-ink-3">
        {n === 0 ? t("first") : `${t("wait")}: ${waitDays}`}
      </p>
      <div className="grid gap-4">
        {locales.map((locale) => {
          const text = texts[locale];
          return (
            text && (
              <section key={locale} lang={locale} className="grid gap-1 text-sm">
                <p className="eyebrow">{t(`languages.${locale}`)}</p>
                <p className="font-medium text-ink">{text.subject}</p>
                <p className="break-words whitespace-pre-wrap text-ink-2">{text.body}</p>
              </section>
            )
          );
        })}
      </div>
    </Card>
  );
}
