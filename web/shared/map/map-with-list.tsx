import type { ReactNode } from "react";
import { countries } from "@/modules/knowledge/countries/rules";
import { cx } from "@/web/ui/cx";
import { Led } from "@/web/ui/tag";
import EuropeMap, { type Dot } from "./europe-map";

type Props = {
  label: string;
  dots: readonly Dot[];
  chosen?: string | undefined;
  onChoose: (key: string) => void;
  /** What the button of a place says it does. */
  says: (name: string) => string;
  /** In a panel the list stands below the map. */
  isNarrow?: boolean;
  /** Below the list: what the map cannot show. */
  children?: ReactNode;
};

const working = new Set<string>(countries);

/** The map, and beside it the same places for those who do not point. */
export function MapWithList(props: Props) {
  const { label, dots, chosen, onChoose, says, isNarrow = false, children } = props;
  return (
    <div
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] items-start gap-4",
        !isNarrow && "lg:grid-cols-[minmax(0,1fr)_260px]",
      )}
    >
      <EuropeMap {...{ label, dots, chosen, onChoose }} countries={working} />
      <div className="grid gap-3">
        <ul aria-label={label} className="grid max-h-[70dvh] overflow-y-auto">
          {dots.map(({ key, name, total, tone }) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={chosen === key}
                onClick={() => onChoose(key)}
                className={cx(
                  "relative flex min-h-[36px] w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left text-sm",
                  chosen === key ? "bg-primary-wash text-ink" : "text-ink hover:bg-sunken",
                )}
              >
                <Led tone={tone} />
                <span className="min-w-0 flex-1 truncate">{name}</span>{" "}
                <span className="num text-xs text-ink-3">{total}</span>{" "}
                <span className="sr-only">{says(name)}</span>
              </button>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
