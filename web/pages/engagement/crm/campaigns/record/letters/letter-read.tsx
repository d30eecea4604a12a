import { useTranslations } from "use-intl";
import type { Step } from "@/modules/engagement/campaigns/model";
import { locales } from "@/modules/platform/accounts/rules";
import { Card } from "@/web/ui/card";

/** A letter in each of its languages, as it was confirmed. */
export function LetterRead({ step, n }: { step: Step; n: number }) {
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
