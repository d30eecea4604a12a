import { toIso } from "@/modules/knowledge/countries/rules";
import europe from "@/web/shared/map/europe.json";
import { height, width } from "@/web/shared/map/projection";
import { cx } from "@/web/ui/cx";

type Props = {
  label: string;
  countries: readonly { key: string; name: string; value: number; text: string }[];
};

/** In steps, because nobody tells apart more. */
const washes = ["fill-primary/25", "fill-primary/45", "fill-primary/70", "fill-primary"] as const;

/** Europe, the darker the more is asked for; the bars beside it say the same and lead on. */
export default function CountryMap({ label, countries }: Props) {
  const most = Math.max(1, ...countries.map(({ value }) => value));
  const byCode = new Map(countries.map((it) => [toIso(it.key), it]));
  const washOf = (value: number) =>
    washes[Math.min(washes.length - 1, Math.floor((washes.length * value) / most))];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="blueprint block h-auto max-h-96 w-full rounded-xl border border-line bg-sunken"
    >
      {Object.entries(europe).map(([code, outline]) => {
        const found = byCode.get(code);
        return (
          <path
            key={code}
            d={outline}
            strokeWidth={0.8}
            className={cx("stroke-line", found ? washOf(found.value) : "fill-surface")}
          >
            {found && <title>{`${found.name}: ${found.text}`}</title>}
          </path>
        );
      })}
    </svg>
  );
}
