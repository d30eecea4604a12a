import { cx } from "@/web/ui/cx";

type Props = { label: string; values: readonly number[]; className?: string };

const step = 6;
const height = 20;

/** How something went, in the size of a word; its label says the figures. */
export function Sparkline({ label, values, className }: Props) {
  const most = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * step} ${height}`}
      className={cx("h-5 w-[72px] shrink-0", className)}
    >
      <title>{label}</title>
      {values.map((value, at) => {
        const long = value === 0 ? 1 : Math.max(3, (value / most) * height);
        const isLast = at === values.length - 1;
        return (
          <rect
            // A week has no name of its own here; its place is what it is.
            key={at}
            x={at * step}
            y={height - long}
            width={step - 2}
            height={long}
            rx={0.5}
            className={value === 0 ? "fill-chart-none" : isLast ? "fill-chart" : "fill-chart-past"}
          />
        );
      })}
    </svg>
  );
}
