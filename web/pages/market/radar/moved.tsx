import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Radar } from "@/modules/market/employers/model";
import { Sparkline } from "@/web/shared/charts/sparkline";
import { cx } from "@/web/ui/cx";
import { sectionPath } from "./sections";

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
export function Moved({ radar }: { radar: Radar | undefined }) {
  const t = useTranslations("radar.moved");
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

function Change({ value, before }: { value: number; before: number | null }) {
  const t = useTranslations("radar.moved");
  const format = useFormatter();
  if (before === null) {
    return (
      <span title={t("noBefore")} className="num text-xs text-ink-3">
        –
      </span>
    );
  }
  const change = format.number(value - before, { signDisplay: "exceptZero" });
  return (
    <span
      title={t("before", { count: before })}
      className={cx("num text-xs", value >= before ? "text-ok" : "text-bad")}
    >
      {change}
    </span>
  );
}
