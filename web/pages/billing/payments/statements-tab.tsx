import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { bankStatements } from "@/web/features/billing/payments/queries";
import { StatementImport } from "@/web/features/billing/payments/statement-import";
import { useDate, useDay } from "@/web/shared/dates";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tag } from "@/web/ui/tag";

/** Which files of the bank were read in, and whether their balances agree. */
function StatementsTab() {
  const t = useTranslations("payments");
  const day = useDay();
  const date = useDate();
  const { data } = useQuery(bankStatements);
  if (!data) return <SkeletonRows label={t("loading")} rows={4} rowClass="h-12" />;
  if (data.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t("statements.empty")}
        text={t("emptyText")}
        action={<StatementImport />}
      />
    );
  }
  return (
    <ul aria-label={t("tabs.statements")} className="grid gap-2">
      {data.map(({ id, account, closedOn, incoming, outgoing, pending, ...it }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-3 text-sm"
        >
          <span className="num font-semibold text-ink">{account}</span>
          {closedOn && <span className="text-ink">{day(closedOn)}</span>}
          <span className="text-ink-2">
            {t("statements.counts", { incoming, outgoing, pending })}
          </span>
          {it.isBalanced === false && <Tag tone="warn">{t("statements.unbalanced")}</Tag>}
          <span className="text-ink-2">
            {t("statements.by", {
              name: it.importedBy ?? t("statements.terminal"),
              when: date(it.importedAt),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

export { StatementsTab as Component };
