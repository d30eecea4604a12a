import { useFormatter, useTranslations } from "use-intl";
import type { BrandColors } from "@/modules/platform/branding/agency/rules";
import {
  contrastOf,
  leastContrast,
  modes,
  type Pair,
  pairsOf,
  rawContrast,
} from "@/modules/platform/branding/rules";
import { Led } from "@/web/ui/tag";

/** What the screens make of the colours, and how well each can be read; measured by WCAG. */
export function ColorPreview({ colors }: { colors: BrandColors }) {
  const t = useTranslations("admin.look");
  const format = useFormatter();
  const ratio = (contrast: number) => format.number(contrast, { maximumFractionDigits: 1 });
  const raw = rawContrast(colors.primary);
  return (
    <section aria-label={t("preview")} className="grid gap-3">
      <p className="text-sm text-ink-2">
        {t(raw < leastContrast ? "rawPoor" : "rawGood", { contrast: ratio(raw) })}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {modes.map((mode) => (
          <ul key={mode} aria-label={t(`modes.${mode}`)} className="grid gap-1.5">
            <li className="eyebrow">{t(`modes.${mode}`)}</li>
            {pairsOf(colors, mode).map((pair) => (
              <Sample key={pair.name} pair={pair} ratio={ratio} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

type SampleProps = { pair: Pair; ratio: (contrast: number) => string };

function Sample({ pair: { name, ink, ground }, ratio }: SampleProps) {
  const t = useTranslations("admin.look");
  const contrast = contrastOf(ink, ground);
  const isGood = contrast >= leastContrast;
  return (
    <li className="flex items-center justify-between gap-3">
      <span
        className="min-w-0 truncate rounded-md px-2.5 py-1 text-xs font-medium"
        style={{ color: ink, backgroundColor: ground }}
      >
        {t(`pairs.${name}`)}
      </span>
      <span className="num inline-flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
        <Led tone={isGood ? "ok" : "bad"} />
        {t("contrast", { contrast: ratio(contrast) })}
      </span>
    </li>
  );
}
