import { useFormatter, useTranslations } from "use-intl";
import type { Fee } from "@/modules/staffing/rates/rules";
import { euros } from "@/web/features/staffing/deployments/words";
import { Tag } from "@/web/ui/tag";

export function Verdict({ isBelow, isOnTarget }: { isBelow: boolean; isOnTarget: boolean }) {
  const t = useTranslations("deployments.calculator");
  if (isBelow) return <Tag tone="bad">{t("belowFloor")}</Tag>;
  return isOnTarget ? (
    <Tag tone="ok">{t("aboveTarget")}</Tag>
  ) : (
    <Tag tone="warn">{t("between")}</Tag>
  );
}

export const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-md border border-line bg-raised px-2.5 py-1.5">
    <dt className="text-ink-3">{name}</dt>
    <dd className="num text-sm text-ink">{value}</dd>
  </div>
);

/** What placing somebody for good earns, beside the floor and the target. */
export function FeePicture({ fee: it }: { fee: Fee }) {
  const t = useTranslations("deployments.calculator");
  const format = useFormatter();
  const money = (amount: number) => format.number(amount, euros);
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
