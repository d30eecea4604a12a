import { useFormatter, useTranslations } from "use-intl";
import {
  hardTargetFrom,
  softTargetFrom,
  type TargetClass,
} from "@/modules/knowledge/analysis/rules";
import type { JobCounts } from "@/modules/market/jobs/model";
import { cx } from "@/web/ui/cx";
import { Led, type Tone } from "@/web/ui/tag";

type Card = { value: TargetClass | undefined; name: "total" | TargetClass; tone: Tone };

const cards: readonly Card[] = [
  { value: undefined, name: "total", tone: "primary" },
  { value: "hard-target", name: "hard-target", tone: "ok" },
  { value: "soft-target", name: "soft-target", tone: "warn" },
  { value: "potential", name: "potential", tone: "neutral" },
];

type Props = {
  counts: JobCounts | undefined;
  value: TargetClass | undefined;
  onValueChange: (value: TargetClass | undefined) => void;
};

/** How many jobs fall into each class; a card is the filter for what it counts. */
export function JobStats({ counts, value, onValueChange }: Props) {
  const t = useTranslations("jobs.stats");
  const format = useFormatter();
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card md:grid-cols-4"
    >
      {cards.map((card) => (
        <button
          key={card.name}
          type="button"
          aria-pressed={value === card.value}
          onClick={() => onValueChange(card.value)}
          className={cx(
            "-mt-px -ml-px border-t border-l border-line px-4 py-3.5 text-left outline-offset-[-3px]",
            "transition-colors duration-150 sm:px-5",
            value === card.value ? "bg-primary-wash" : "hover:bg-sunken",
          )}
        >
          <span className="eyebrow flex items-center gap-2">
            <Led tone={card.tone} />
            {t(card.name)}
          </span>
          <span className="num mt-1.5 block text-num-xl font-medium text-ink">
            {counts ? format.number(counts[countOf[card.name]]) : "–"}
          </span>
          <span className="mt-1 block text-xs text-ink-3">
            {t(`hints.${card.name}`, { from: fromOf[card.name], to: toOf[card.name] })}
          </span>
        </button>
      ))}
    </div>
  );
}

const countOf = {
  total: "total",
  "hard-target": "hardTargets",
  "soft-target": "softTargets",
  potential: "potential",
} as const;
const fromOf = {
  total: 0,
  "hard-target": hardTargetFrom,
  "soft-target": softTargetFrom,
  potential: 0,
};
const toOf = {
  total: 0,
  "hard-target": 0,
  "soft-target": hardTargetFrom,
  potential: softTargetFrom,
};
