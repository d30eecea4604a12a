import { useFormatter, useTranslations } from "use-intl";

const euros = {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
} as const;

type Props = {
  value: string | null;
  /** In a column that says itself what stands in it. */
  isBrief?: boolean;
};

/** A yearly amount in euros, or that nobody knows it. */
export function ValueText({ value, isBrief = false }: Props) {
  const t = useTranslations("clients");
  const format = useFormatter();
  if (value === null) {
    return <span className="text-ink-3">{t(isBrief ? "unknown" : "valueUnknown")}</span>;
  }
  const amount = format.number(Number(value), euros);
  return <span className="num">{isBrief ? amount : t("perYear", { amount })}</span>;
}
