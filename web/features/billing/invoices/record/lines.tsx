import { useFormatter, useTranslations } from "use-intl";
import type { InvoiceRecord } from "@/modules/billing/invoices/model";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { cx } from "@/web/ui/cx";
import { VatText } from "../vat-text";

/** Amounts stand below one another. */
const figure = "pl-3 text-right whitespace-nowrap";

const columns = ["work", "hours", "rate", "amount"] as const;

/** What the invoice bills, and what it comes to. */
export function InvoiceLines({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslations("invoices.record");
  const format = useFormatter();
  const money = useMoney();
  const { currency, lines, netCents, vatCents, grossCents, vat } = invoice;
  const sums = { net: netCents, vat: vatCents, gross: grossCents };
  return (
    <div className="grid gap-2 overflow-x-auto">
      <table aria-label={t("lines")} className="w-full text-left text-sm text-ink tabular-nums">
        <thead className="text-xs text-ink-3">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cx("py-1 font-medium", column === "work" ? "pr-3" : figure)}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={`${line.deploymentId} ${line.hourType} ${line.expense} ${line.rateCents}`}
              className="border-t border-line"
            >
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {line.name} – <TypeOf line={line} />
              </th>
              <td className={figure}>{line.expense ? "" : format.number(line.minutes / 60)}</td>
              <td className={figure}>{line.expense ? "" : money(line.rateCents, currency)}</td>
              <td className={figure}>{money(line.netCents, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(["net", "vat", "gross"] as const).map((sum) => (
            <tr key={sum} className="border-t border-line">
              <th scope="row" colSpan={3} className="py-1.5 pr-3 font-medium">
                {t(`sums.${sum}`)}
              </th>
              <td className={cx(figure, "font-semibold")}>{money(sums[sum], currency)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <VatText vat={vat} />
    </div>
  );
}

function TypeOf({ line: { expense, hourType } }: { line: InvoiceRecord["lines"][number] }) {
  const tCards = useTranslations("rateCards.hourTypes");
  const tSheets = useTranslations("timesheets.expenses.kinds");
  const type = hourTypes.find((it) => it === hourType) ?? "regular";
  return expense ? tSheets(expense) : tCards(type);
}
