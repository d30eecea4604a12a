import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { RateCards } from "@/modules/staffing/rates/cards/model";
import { billedCurrency } from "@/modules/staffing/rates/cards/rules";
import { Tag } from "@/web/ui/tag";
import { useDay, useRuleWords } from "./use-rule-words";

type Card = RateCards["own"][number];
type Props = { card: Card; from?: string; children?: ReactNode };

/** One rate card: its days, its rates by hour type, and its rules in words. */
export function CardTable({ card, from, children }: Props) {
  const t = useTranslations("rateCards");
  const day = useDay();
  const wordsOf = useRuleWords();
  const start = day(card.validFrom);
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-raised p-3 text-sm text-ink">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto font-medium">
          {card.validTo
            ? t("period", { from: start, until: day(card.validTo) })
            : t("openEnd", { from: start })}
        </p>
        {from && (
          <Tag tone="neutral" hasLed={false}>
            {from}
          </Tag>
        )}
        {children}
      </div>
      {card.currency !== billedCurrency && (
        <p className="text-xs font-medium text-bad">
          {t("otherCurrency", { currency: card.currency })}
        </p>
      )}
      <RateTable card={card} />
      <ul className="grid gap-1 text-xs text-ink-2 empty:hidden">
        {card.rules.map((rule, at) => (
          // Rules have no name of their own, only their place.
          <li key={at}>{wordsOf(rule)}</li>
        ))}
      </ul>
    </article>
  );
}

const columns = ["hourType", "bill", "pay", "margin"] as const;

function RateTable({ card: { rates, currency } }: { card: Card }) {
  const t = useTranslations("rateCards");
  const format = useFormatter();
  const money = (cents: number) => format.number(cents / 100, { style: "currency", currency });
  return (
    <div className="overflow-x-auto">
      <table aria-label={t("title")} className="w-full text-left tabular-nums">
        <thead className="text-xs text-ink-3">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pr-3 font-medium">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ hourType, billCents, payCents }) => (
            <tr key={hourType} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 font-normal">
                {t(`hourTypes.${hourType}`)}
              </th>
              <td className="py-1 pr-3">{money(billCents)}</td>
              <td className="py-1 pr-3">{money(payCents)}</td>
              <td className="py-1 pr-3">{money(billCents - payCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
