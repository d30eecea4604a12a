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

const mostNamed = 7;

/** When it was, below the picture: as many names as there is room for. */
export function TimeAxis({ labels }: { labels: readonly string[] }) {
  const isNamed = namedOf(labels.length, mostNamed);
  return (
    <div aria-hidden="true" className="num relative mt-1.5 h-4 text-2xs text-ink-3">
      {labels.map((label, at) =>
        isNamed(at) ? (
          <span
            // Two years may share the name of a month; the place is what tells them apart.
            key={at}
            className="absolute -translate-x-1/2 whitespace-nowrap last:right-0 last:translate-x-0"
            style={
              at === labels.length - 1 ? {} : { left: `${(100 * (at + 0.5)) / labels.length}%` }
            }
          >
            {label}
          </span>
        ) : null,
      )}
    </div>
  );
}
