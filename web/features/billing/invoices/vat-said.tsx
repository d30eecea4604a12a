import { useTranslations } from "use-intl";
import { type Exemption, exemptions } from "@/modules/billing/vat/rules";

type Props = { vat: { category: string; rate: number; exemption: string | null; source: string } };

/** Which VAT there is, or why there is none, and by which law. */
export function VatSaid({ vat: { category, rate, exemption, source } }: Props) {
  const t = useTranslations("invoices");
  const known = exemptions.find((it: Exemption) => it === exemption) ?? "reverseChargeEu";
  return (
    <p className="text-sm text-ink-2">
      {category === "S"
        ? t("vatRate", { rate: rate / 100, source })
        : t("vatNone", { reason: t(`exemptions.${known}`), source })}
    </p>
  );
}
