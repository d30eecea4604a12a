import { useFormatter, useTranslations } from "use-intl";
import type { Rates } from "@/modules/staffing/rates/model";
import { euros } from "@/web/features/staffing/deployments/words";
import { calculated, type DealText, dealOf, feeFor, isPermanent } from "./deal";
import { FeePicture } from "./fee-picture";
import { Figure, Verdict } from "./fee-picture";

type Props = { deal: DealText; rates: Rates };

/** What becomes of each euro billed, and where floor and target lie. */
export function DealPicture({ deal, rates }: Props) {
  if (isPermanent(deal.contractType)) return <FeePicture fee={feeFor(deal, rates)} />;
  return <HourPicture deal={deal} rates={rates} />;
}

const fills = {
  pay: "bg-primary",
  employer: "bg-ink-3",
  perDiem: "bg-warn-led",
  margin: "bg-ok-led",
  loss: "bg-bad-led",
} as const;

function HourPicture({ deal, rates }: Props) {
  const t = useTranslations("deployments.calculator");
  const format = useFormatter();
  const it = calculated(deal, rates);
  const { pay, bill } = dealOf(deal, rates);
  const money = (amount: number) => format.number(amount, euros);
  const widest = Math.max(bill, it.breakEven, it.targetBill, 1) * 1.04;
  const parts = [
    ["pay", pay],
    ["employer", it.employerCost],
    ["perDiem", it.perDiemAnHour],
    [it.margin < 0 ? "loss" : "margin", Math.abs(it.margin)],
  ] as const;
  const told = parts.map(([part, amount]) => `${t(`parts.${part}`)} ${money(amount)}`);
  return (
    <figure className="grid gap-3">
      <div
        role="img"
        aria-label={t("picture", { bill: money(bill), parts: told.join(", ") })}
        className="relative h-14 pt-4"
      >
        <div className="flex h-9 overflow-hidden rounded-md bg-sunken">
          {parts.map(([part, amount]) => (
            <span
              key={part}
              className={`${fills[part]} h-full transition-[width] duration-150 motion-reduce:transition-none`}
              style={{ width: `${(amount / widest) * 100}%` }}
            />
          ))}
        </div>
        <Mark at={it.floorBill / widest} isBad />
        <Mark at={it.targetBill / widest} />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {parts.map(([part, amount]) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`${fills[part]} size-2 rounded-[2px]`} />
            {t(`parts.${part}`)} <span className="num">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink">
        <Verdict isBelow={it.isBelowFloor} isOnTarget={bill >= it.targetBill} />
        {it.marginPercent !== null && (
          <span className="num">
            {t("marginPercent", {
              percent: format.number(it.marginPercent, { maximumFractionDigits: 1 }),
            })}
          </span>
        )}
        <span className="num">{t("aWeek", { amount: money(it.marginAWeek) })}</span>
      </figcaption>
      <dl className="grid grid-cols-3 gap-2 text-xs">
        <Figure name={t("breakEven")} value={money(it.breakEven)} />
        <Figure
          name={t("floor", { percent: rates.aims.floorMargin })}
          value={money(it.floorBill)}
        />
        <Figure
          name={t("target", { percent: rates.aims.targetMargin })}
          value={money(it.targetBill)}
        />
      </dl>
    </figure>
  );
}

const Mark = ({ at, isBad = false }: { at: number; isBad?: boolean }) => (
  <span
    aria-hidden="true"
    className={`absolute top-1.5 bottom-0 w-0.5 ${isBad ? "bg-bad" : "bg-ink"}`}
    style={{ left: `${Math.min(1, at) * 100}%` }}
  />
);
