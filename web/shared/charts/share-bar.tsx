import { cx } from "@/web/ui/cx";

const fills = { ok: "bg-ok-led", warn: "bg-warn-led", bad: "bg-bad-led", primary: "bg-chart" };

type Props = { share: number; tone: keyof typeof fills };

/** A share between none and all; it always stands beside its number. */
export const ShareBar = ({ share, tone }: Props) => (
  <span
    aria-hidden="true"
    className="print-filled block h-[6px] min-w-16 flex-1 rounded-[2px] bg-chart-ground"
  >
    <span
      className={cx("block h-full rounded-[2px]", fills[tone])}
      style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }}
    />
  </span>
);
