import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { InvoiceDraft } from "@/modules/billing/invoices/model";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Tag } from "@/web/ui/tag";
import { VatText } from "./vat-text";

type Props = {
  draft: InvoiceDraft;
  isChosen: boolean;
  onToggle: () => void;
  /** Opens the client's billing details, where somebody may change them. */
  onDetails: (() => void) | null;
};

export const isWhole = ({ gap, missing }: InvoiceDraft): boolean =>
  gap === null && missing.length === 0;

/** What would be issued, and what keeps it from that. */
export function DraftRow({ draft, isChosen, onToggle, onDetails }: Props) {
  const t = useTranslations("invoices");
  const money = useMoney();
  const { clientName, group, minutes, netCents, grossCents, currency, vat } = draft;
  const name = [clientName, group].filter(Boolean).join(" · ");
  return (
    <li
      aria-label={name}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="w-full min-w-0 sm:w-auto sm:flex-1">
          <Checkbox
            label={name}
            checked={isChosen && isWhole(draft)}
            disabled={!isWhole(draft)}
            onCheckedChange={onToggle}
          />
        </div>
        <span className="num text-ink-2">{t("hours", { hours: minutes / 60 })}</span>
        <span className="num text-ink-2">{t("net", { amount: money(netCents, currency) })}</span>
        {grossCents !== null && (
          <span className="num font-semibold text-ink">{money(grossCents, currency)}</span>
        )}
        {onDetails && <Button onClick={onDetails}>{t("details.open")}</Button>}
      </div>
      {vat && <VatText vat={vat} />}
      <Lacking draft={draft} />
      <Underpaid found={draft.underpaid} />
    </li>
  );
}

function Lacking({ draft }: { draft: InvoiceDraft }) {
  const t = useTranslations("invoices");
  if (isWhole(draft)) return null;
  const { gap, missing } = draft;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Tag tone="warn">{t("lacks")}</Tag>
      {[...missing.map((it) => t(`missing.${it}`)), ...(gap ? [t(`gaps.${gap}`)] : [])].join(", ")}
    </p>
  );
}

/** Pay below what the client's own people get: it is billed all the same, and said with its clause. */
function Underpaid({ found }: { found: InvoiceDraft["underpaid"] }) {
  const t = useTranslations("invoices");
  const money = useMoney();
  return found.map(({ deploymentId, hourType, ...gap }) => (
    <p key={`${deploymentId} ${hourType}`} className="flex flex-wrap items-center gap-2">
      <Tag tone="warn">{t("underpaid.label")}</Tag>
      <Link
        to={`/deployments/${deploymentId}?tab=terms`}
        className="inline-flex min-h-[24px] items-center text-ink underline-offset-4 hover:underline"
      >
        {t("underpaid.text", {
          position: gap.position,
          pay: money(gap.payCents, gap.currency),
          due: money(gap.dueCents, gap.dueCurrency),
          clause: gap.clause,
        })}
      </Link>
    </p>
  ));
}
