import { useTranslations } from "use-intl";
import type { SelfBillDraft } from "@/modules/billing/self-billing/model";
import { VatText } from "@/web/features/billing/invoices/vat-text";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Tag } from "@/web/ui/tag";

type Props = {
  draft: SelfBillDraft;
  isChosen: boolean;
  onToggle: () => void;
  onDetails: () => void;
};

export const isWhole = ({ gap, missing }: SelfBillDraft): boolean =>
  gap === null && missing.length === 0;

/** What would be made out in somebody's name, and what keeps it from that. */
export function SelfDraftRow({ draft, isChosen, onToggle, onDetails }: Props) {
  const t = useTranslations("selfBilling");
  const tInvoices = useTranslations("invoices");
  const money = useMoney();
  const { candidateName, minutes, netCents, grossCents, currency, vat, missing, gap } = draft;
  const lacks = [...missing.map((it) => t(`missing.${it}`)), ...(gap ? [t(`gaps.${gap}`)] : [])];
  return (
    <li
      aria-label={candidateName}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="w-full min-w-0 sm:w-auto sm:flex-1">
          <Checkbox
            label={candidateName}
            checked={isChosen && isWhole(draft)}
            disabled={!isWhole(draft)}
            onCheckedChange={onToggle}
          />
        </div>
        <span className="num text-ink-2">{tInvoices("hours", { hours: minutes / 60 })}</span>
        <span className="num text-ink-2">
          {tInvoices("net", { amount: money(netCents, currency) })}
        </span>
        {grossCents !== null && (
          <span className="num font-semibold text-ink">{money(grossCents, currency)}</span>
        )}
        <Button onClick={onDetails}>{tInvoices("details.open")}</Button>
      </div>
      {vat && <VatText vat={vat} />}
      {lacks.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone="warn">{tInvoices("lacks")}</Tag>
          {lacks.join(", ")}
        </p>
      )}
    </li>
  );
}
