import { useFormatter, useTranslations } from "use-intl";
import type { Rates } from "@/modules/staffing/rates/model";
import { euros } from "@/web/features/staffing/deployments/words";
import { calculated, dealOf, type DealText, feeFor, isPermanent } from "./deal";
import type { Calculation, Fee } from "@/modules/staffing/rates/rules";
import { Tag } from "@/web/ui/tag";

type Props = { deal: DealText; rates: Rates };

function Verdict({ isBelow, isOnTarget }: { isBelow: boolean; isOnTarget: boolean }) {
  const t = useTranslations("deployments.calculator");
  if (isBelow) return <Tag tone="bad">{t("belowFloor")}</Tag>;
  return isOnTarget ? (
    <Tag tone="ok">{t("aboveTarget")}</Tag>
  ) : (
    <Tag tone="warn">{t("between")}</Tag>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-md border border-line bg-raised px-2.5 py-1.5">
    <dt className="text-ink-3">{name}</dt>
    <dd className="num text-sm text-ink">{value}</dd>
  </div>
);

function useMoney() {
  const format = useFormatter();
  return (amount: number) => format.number(amount, euros);
}

/** What placing somebody for good earns, beside the floor and the target. */
function FeePicture({ fee: it }: { fee: Fee }) {
  const t = useTranslations("deployments.calculator");
  const money = useMoney();
  const widest = Math.max(it.fee, it.targetFee, 1) * 1.04;
  const at = (amount: number) => `${(amount / widest) * 100}%`;
  return (
    <figure className="grid gap-3">
      <div
        role="img"
        aria-label={t("fee", { amount: money(it.fee) })}
        className="relative h-12 pt-3"
      >
        <div className="h-9 overflow-hidden rounded-md bg-sunken">
          <span
            className={`${it.isBelowFloor ? "bg-bad-led" : "bg-ok-led"} block h-full transition-[width] duration-150 motion-reduce:transition-none`}
            style={{ width: at(it.fee) }}
          />
        </div>
        <span
          aria-hidden="true"
          className="absolute top-1 bottom-0 w-0.5 bg-bad"
          style={{ left: at(it.floorFee) }}
        />
        <span
          aria-hidden="true"
          className="absolute top-1 bottom-0 w-0.5 bg-ink"
          style={{ left: at(it.targetFee) }}
        />
      </div>
      <figcaption className="flex flex-wrap items-center gap-3 text-sm text-ink">
        <Verdict isBelow={it.isBelowFloor} isOnTarget={it.fee >= it.targetFee} />
        <span className="num">{t("fee", { amount: money(it.fee) })}</span>
      </figcaption>
      <dl className="grid grid-cols-2 gap-2 text-xs">
        <Figure name={t("feeFloor", { amount: "" }).trim()} value={money(it.floorFee)} />
        <Figure name={t("feeTarget", { amount: "" }).trim()} value={money(it.targetFee)} />
      </dl>
    </figure>
  );
}

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
  const money = useMoney();
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
      <HourFigures it={it} aims={rates.aims} />
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

/** The rates an hour at which nothing is lost, and at which floor and target are met. */
function HourFigures({ it, aims }: { it: Calculation; aims: Rates["aims"] }) {
  const t = useTranslations("deployments.calculator");
  const money = useMoney();
  return (
    <dl className="grid grid-cols-3 gap-2 text-xs">
      <Figure name={t("breakEven")} value={money(it.breakEven)} />
      <Figure name={t("floor", { percent: aims.floorMargin })} value={money(it.floorBill)} />
      <Figure name={t("target", { percent: aims.targetMargin })} value={money(it.targetBill)} />
    </dl>
  );
}
