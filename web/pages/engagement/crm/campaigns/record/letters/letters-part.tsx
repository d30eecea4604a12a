import { useTranslations } from "use-intl";
import type { CampaignRecord, Step } from "@/modules/engagement/campaigns/model";
import { locales } from "@/modules/platform/accounts/rules";
import { useMay } from "@/web/shared/use-may";
import { Banner } from "@/web/ui/banner";
import { Card } from "@/web/ui/card";
import { LettersForm } from "./letters-form";
import { Preview } from "./preview";
import type { Writing } from "./use-letters";

type Props = { campaign: CampaignRecord; letters: Writing };

/** What is written, to be changed as long as nobody has confirmed it, beside how it will read. */
export function LettersPart({ campaign, letters }: Props) {
  const t = useTranslations("campaigns.letters");
  const mayWrite = useMay("recruiter");
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
