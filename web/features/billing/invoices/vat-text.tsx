import { useFormatter, useTranslations } from "use-intl";
import { type Exemption, exemptions } from "@/modules/billing/vat/rules";

type Props = { vat: { category: string; rate: number; exemption: string | null; source: string } };

/** Which VAT there is, or why there is none, and by which law. */
export function VatText({ vat: { category, rate, exemption, source } }: Props) {
  const t = useTranslations("invoices");
  const law = useLawName()(source);
  const known = exemptions.find((it: Exemption) => it === exemption) ?? "reverseChargeEu";
  return (
    <p className="text-sm text-ink-2">
      {category === "S"
        ? t("vatRate", { rate: rate / 100, source: law })
        : t("vatNone", { reason: t(`exemptions.${known}`), source: law })}
    </p>
  );
}

/** A directive of the EU has a name in each language; the law of a country keeps its own. */
function useLawName() {
  const t = useTranslations("invoices");
  const format = useFormatter();
  return (source: string): string => {
    const [, number, articles] = /^Directive ([\d/]+)\/EC, art\. (.+)$/.exec(source) ?? [];
    if (!number || !articles) return source;
    return t("directive", { number, articles: format.list(articles.split(" and ")) });
  };
}
