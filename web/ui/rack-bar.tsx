import { cx } from "./cx";

type Props = { filled: number; total: number; label: string };

/** One slot per position, the filled ones solid: 7 of 12 is seen, not computed. */
export function RackBar({ filled, total, label }: Props) {
  return (
    <span role="img" aria-label={label} className="flex min-w-16 gap-[3px]">
      {Array.from({ length: total }, (_, slot) => (
        <span
          key={slot}
          data-filled={slot < filled}
          className={cx("h-[10px] flex-1 rounded-[2px]", slot < filled ? "bg-primary" : "bg-line")}
        />
      ))}
    </span>
  );
}
