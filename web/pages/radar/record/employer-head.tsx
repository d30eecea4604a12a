import { useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/employers/model";
import { VerdictTag } from "@/web/components/employers/verdict-tag";
import { Tag } from "@/web/ui/tag";

type Props = { employer: EmployerRecord; isFull: boolean };

/** Who it is, in one look. */
export function EmployerHead({ employer, isFull }: Props) {
  const t = useTranslations("radar");
  // With the whole page to itself the record is what the page is about.
  const Title = isFull ? "h1" : "h2";
  const { name, openAds, newAds, metros, contact, verdict } = employer;
  return (
    <header className="blueprint grid gap-2.5 border-b border-line px-4 pt-1 pb-4">
      <div>
        <Title className="text-lg leading-6 font-semibold text-ink">{name}</Title>
        <p className="text-sm text-ink-2">
          {[
            t("openAdsLong", { count: openAds }),
            newAds > 0 && t("newAds", { count: newAds }),
            metros[0]?.name,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <VerdictTag verdict={verdict.is} />
        {contact !== "none" && <Tag tone="primary">{t(`contacts.${contact}`)}</Tag>}
      </div>
    </header>
  );
}
