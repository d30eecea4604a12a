import { cx } from "@/web/ui/cx";
import { namedOf } from "./ticks";

/** The marks of the scale, the highest at the top. */
export const ValueAxis = ({ marks }: { marks: readonly string[] }) => (
  <div
    aria-hidden="true"
    className="num relative h-44 min-w-6 text-right text-2xs whitespace-nowrap text-ink-3"
  >
    {/* As wide as its widest mark. */}
    {marks.map((mark) => (
      <span key={`wide ${mark}`} className="invisible block h-0">
        {mark}
      </span>
    ))}
    {marks.map((mark, at) => (
      <span
        key={mark}
        className="absolute right-0 translate-y-1/2"
        style={{ bottom: `${(100 * at) / Math.max(1, marks.length - 1)}%` }}
      >
        {mark}
      </span>
    ))}
  </div>
);

const mostNamed = { wide: 12, narrow: 4 };

/** When it was, below the picture: as many names as there is room for. */
export function TimeAxis({ labels }: { labels: readonly string[] }) {
  const isNamed = namedOf(labels.length, mostNamed.wide);
  const isAlwaysNamed = namedOf(labels.length, mostNamed.narrow);
  return (
    <div aria-hidden="true" className="num relative mt-1.5 h-4 text-2xs text-ink-3">
      {labels.map((label, at) => (
        <span
          // Two years may share the name of a month; the place is what tells them apart.
          key={at}
          className={cx(
            "absolute -translate-x-1/2 whitespace-nowrap",
            !isNamed(at) && "hidden",
            !isAlwaysNamed(at) && "max-sm:hidden",
          )}
          style={{ left: `${(100 * (at + 0.5)) / labels.length}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
