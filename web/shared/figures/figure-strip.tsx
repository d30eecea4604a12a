import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { cx } from "@/web/ui/cx";
import { useTranslations } from "use-intl";
import { Tag } from "@/web/ui/tag";

export type Tile = {
  key: string;
  name: string;
  text: string;
  /** How it is worked out. */
  hint?: string;
  /** What it rests on, or how it moved. */
  note?: ReactNode;
  /** A figure of nobody's own: greyed, and called what it is. */
  isBenchmark?: boolean;
  /** The list behind it. */
  to?: string | undefined;
};

/** Figures side by side; each leads to what it counts. */
export const FigureStrip = ({ label, tiles }: { label: string; tiles: readonly Tile[] }) => (
  <div className="@container">
    <ul
      aria-label={label}
      className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card @2xl:flex"
    >
      {tiles.map((tile) => (
        <li
          key={tile.key}
          title={tile.hint}
          className="-mt-px -ml-px min-w-0 flex-1 break-inside-avoid border-t border-l border-line last:odd:col-span-2"
        >
          {tile.to ? (
            <Link to={tile.to} className="block h-full hover:bg-sunken">
              <Face tile={tile} isTight={tiles.length > most} />
            </Link>
          ) : (
            <Face tile={tile} isTight={tiles.length > most} />
          )}
        </li>
      ))}
    </ul>
  </div>
);

/** The word that a figure of nobody's own always carries. */
export function BenchmarkTag() {
  const t = useTranslations("ui.figures");
  return <Tag hasLed={false}>{t("benchmark")}</Tag>;
}

/** Of more than so many some names take two lines; the figures below them stay on one. */
const most = 5;

type FaceProps = { tile: Tile; isTight: boolean };

const Face = ({ tile: { name, text, note, isBenchmark = false }, isTight }: FaceProps) => (
  <span className={cx("block px-4 py-3.5", isTight ? "@2xl:px-3" : "sm:px-5")}>
    <span className={cx("eyebrow block", isTight && "@2xl:min-h-[2lh]")}>{name}</span>
    <span className="mt-1.5 flex flex-wrap items-center gap-2">
      <span
        className={cx(
          "num text-2xl leading-8 font-medium",
          isTight && "@2xl:text-lg",
          isBenchmark ? "text-ink-3" : "text-ink",
        )}
      >
        {text}
      </span>
      {isBenchmark && <BenchmarkTag />}
    </span>
    {note && <span className="mt-1 block text-xs text-ink-3">{note}</span>}
  </span>
);
