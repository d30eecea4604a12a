import { cx } from "@/web/ui/cx";
import type { Tone } from "@/web/ui/tag";
import europe from "./europe.json";
import { height, isShown, projected, width } from "./projection";

type Named = { key: string; name: string; x: number; y: number; total: number };
type Box = { left: number; right: number; top: number; bottom: number };

const letter = 7.4;
const line = 14;

/** Which dots can carry their name without covering another's; the larger ones come first. */
export function labelled(dots: readonly Named[]): Set<string> {
  const taken: Box[] = [];
  const named = new Set<string>();
  for (const { key, name, x, y } of dots.toSorted((a, b) => b.total - a.total)) {
    const box = {
      left: x + 6,
      right: x + 10 + name.length * letter,
      top: y - 8,
      bottom: y - 8 + line,
    };
    if (taken.some((other) => meets(box, other))) continue;
    taken.push(box);
    named.add(key);
  }
  return named;
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export type Dot = {
  key: string;
  name: string;
  latitude: number;
  longitude: number;
  total: number;
  tone: Tone;
};

type Props = {
  label: string;
  dots: readonly Dot[];
  /** The countries one works in, ISO 3166; the others stay in the background. */
  countries: ReadonlySet<string>;
  chosen?: string | undefined;
  onChoose: (key: string) => void;
};

const washes: Record<Tone, string> = {
  ok: "fill-ok-led",
  warn: "fill-warn-led",
  bad: "fill-bad-led",
  primary: "fill-primary",
  neutral: "fill-ink-3",
};

const smallest = 7;
const largest = 26;

/** Europe's outlines with a dot for each place; the list beside it does the same by keyboard. */
export default function EuropeMap({ label, dots, countries, chosen, onChoose }: Props) {
  const most = Math.max(1, ...dots.map(({ total }) => total));
  const drawn = dots
    .filter(({ longitude, latitude }) => isShown(longitude, latitude))
    .map((dot) => {
      const [x, y] = projected(dot.longitude, dot.latitude);
      // One alone is drawn smallest, so that neighbours of one each do not cover one another.
      const share = Math.sqrt((dot.total - 1) / Math.max(1, most - 1));
      return { ...dot, x, y, r: smallest + (largest - smallest) * share };
    });
  const named = labelled(drawn);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="blueprint block h-auto max-h-[78dvh] w-full rounded-xl border border-line bg-sunken"
    >
      {Object.entries(europe).map(([code, outline]) => (
        <path
          key={code}
          d={outline}
          className={cx(
            "stroke-line",
            countries.has(code) ? "fill-raised" : "fill-surface opacity-60",
          )}
          strokeWidth={0.8}
        />
      ))}
      {drawn.map(({ key, x, y, r, tone, name, total }) => (
        <g key={key} onClick={() => onChoose(key)} className="cursor-pointer">
          <title>{`${name}: ${total}`}</title>
          <circle cx={x} cy={y} r={r} className={cx(washes[tone], "opacity-25")} />
          <circle
            cx={x}
            cy={y}
            r={chosen === key ? 7 : 4}
            className={cx(washes[tone], "stroke-raised")}
            strokeWidth={1.5}
          />
          {named.has(key) && (
            <text x={x + 9} y={y + 4} className="num fill-ink text-[12px]">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
