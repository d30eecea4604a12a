import { useTranslations } from "use-intl";
import type { Preview } from "@/modules/engagement/campaigns/model";
import { isField } from "@/modules/engagement/campaigns/rules";
import { Banner } from "@/web/ui/banner";

/** A filled-in letter, with what nothing fills. */
export function LetterShown({ letter }: { letter: Preview }) {
  const t = useTranslations("campaigns.preview");
  const tLetters = useTranslations("campaigns.letters");
  const { candidateId, to, locale, subject, text, gaps } = letter;
  const fields = gaps.map((gap) => (isField(gap) ? tLetters(`fields.${gap}`) : gap)).join(", ");
  if (candidateId === null) return <Banner tone="primary">{t("noOne")}</Banner>;
  return (
    <>
      {gaps.length > 0 && <Banner tone="warn">{t("gaps", { fields })}</Banner>}
      <article lang={locale} className="rounded-md border border-line bg-raised p-4 text-sm">
        <p className="mb-2 text-xs break-words text-ink-3">
          {to ? t("to", { address: to }) : t("noAddress")}
        </p>
        <p className="mb-3 font-medium break-words text-ink">{subject}</p>
        <p className="break-words whitespace-pre-wrap text-ink-2">{text}</p>
      </article>
    </>
  );
}
