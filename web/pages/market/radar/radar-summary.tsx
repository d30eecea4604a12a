import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Radar } from "@/modules/market/employers/model";
import { radarOverview } from "@/web/features/market/employers/queries";
import { cx } from "@/web/ui/cx";
import { type Section, sectionPath, sections, useSection } from "./sections";
import { Sparkline } from "@/web/shared/charts/sparkline";

type Figure = {
  name: "ads" | "newEmployers" | "hardToFill" | "liveLeads";
  /** The list behind the number. */
  path: string;
};

const figures: readonly Figure[] = [
  { name: "ads", path: sectionPath("employers", { week: "ads", sort: "new" }) },
  { name: "newEmployers", path: sectionPath("employers", { week: "first" }) },
  { name: "hardToFill", path: sectionPath("hard") },
  { name: "liveLeads", path: sectionPath("leads") },
];

/** Four numbers, each of which opens the list behind it. */
export function RadarFigures() {
  const t = useTranslations("radar.moved");
  const { data: radar } = useQuery(radarOverview);
  return (
    <ul
      aria-label={t("label")}
      className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card md:grid-cols-4"
    >
      {figures.map((figure) => (
        <li key={figure.name} className="-mt-px -ml-px border-t border-l border-line">
          <Number figure={figure} radar={radar} />
        </li>
      ))}
    </ul>
  );
}

function Number({ figure: { name, path }, radar }: { figure: Figure; radar: Radar | undefined }) {
  const t = useTranslations("radar.moved");
  const format = useFormatter();
  const figure = radar?.[name];
  const value = typeof figure === "object" ? figure.value : figure;
  const before = typeof figure === "object" ? figure.before : undefined;
  return (
    <Link
      to={path}
      className="block h-full px-4 py-3.5 outline-offset-[-3px] transition-colors duration-150 hover:bg-sunken sm:px-5"
    >
      <span className="eyebrow block">{t(name)}</span>
      <span className="mt-1.5 flex flex-wrap items-end gap-x-2">
        <span className="num text-num-xl font-medium text-ink">
          {value === undefined ? "–" : format.number(value)}
        </span>
        {value !== undefined && before !== undefined && <Change value={value} before={before} />}
        {name === "ads" && radar && (
          <Sparkline label={t("weeks")} values={radar.weeks} className="ml-auto hidden sm:block" />
        )}
      </span>
      <span className="mt-1 block text-xs text-ink-3">{t(`hints.${name}`)}</span>
    </Link>
  );
}

/** Against the week before; a first week has nothing to be compared with. */
function Change({ value, before }: { value: number; before: number | null }) {
  const t = useTranslations("radar.moved");
  const format = useFormatter();
  if (before === null || value === before) return null;
  const change = format.number(value - before, { signDisplay: "exceptZero" });
  return (
    <span
      title={t("before", { count: before })}
      className={cx("num text-xs", value > before ? "text-ok" : "text-bad")}
    >
      {change}
    </span>
  );
}

/** The parts of the radar; each has an address of its own. */
export function SectionNav() {
  const t = useTranslations("radar.sections");
  const format = useFormatter();
  const { data: radar } = useQuery(radarOverview);
  const current = useSection();
  const counts: Partial<Record<Section, number | undefined>> = {
    employers: radar?.employers,
    leads: radar?.liveLeads,
    hard: radar?.hardToFill,
    competitors: radar?.agencies,
  };
  return (
    <nav
      aria-label={t("label")}
      className="flex gap-5 overflow-x-auto border-b border-line px-0.5 [scrollbar-width:none]"
    >
      {sections.map((section) => (
        <Link
          key={section}
          to={sectionPath(section)}
          aria-current={section === current ? "true" : undefined}
          className={cx(
            "-mb-px inline-flex min-h-[36px] shrink-0 items-center gap-1.5 border-b-2 text-sm",
            "outline-offset-[-2px]",
            section === current
              ? "border-primary font-medium text-ink"
              : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {t(section)}
          {counts[section] !== undefined && (
            <span className="num text-xs text-ink-3">{format.number(counts[section])}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
