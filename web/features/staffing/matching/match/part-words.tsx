import { Check, EqualApproximately, type LucideIcon, Minus } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MatchPart } from "@/modules/staffing/matching/model";
import type { Component } from "@/modules/staffing/matching/rules";
import { cx } from "@/web/ui/cx";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { useWords } from "../use-words";

type Props = { part: MatchPart; lighting: Lighting };
type Fit = "matched" | "near" | "missing";

/** Their name and their bar say all there is. */
const saysItself: readonly Component[] = ["experience", "pay"];
const fits: readonly Fit[] = ["matched", "near", "missing"];

/** What fits, what nearly does and what is missing; never by colour alone. */
export function PartWords({ part, lighting }: Props) {
  const { word } = useWords();
  const words = fits.flatMap((fit) => part[fit].map((what) => ({ fit, what })));
  if (words.length === 0 || saysItself.includes(part.component)) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {words.map(({ fit, what }) => (
        <li key={what} className="max-w-full min-w-0">
          <Word
            fit={fit}
            label={word(part.component, what)}
            inAd={keyOf(part.component, what)}
            lighting={lighting}
          />
        </li>
      ))}
    </ul>
  );
}

/** What the ad's own facts are called by (`web/features/market/jobs/ad/evidence`). */
const kinds: Partial<Record<Component, string>> = {
  skills: "skill",
  certificates: "certificate",
  systems: "system",
};
const demands = ["contract", "shifts"];

/** Null for what stands in no ad. */
function keyOf(component: Component, what: string): string | null {
  const kind = kinds[component];
  if (kind) return `${kind}:${what}`;
  return demands.includes(what) ? what : null;
}

const looks: Record<Fit, { icon: LucideIcon; look: string }> = {
  matched: { icon: Check, look: "bg-ok-wash text-ok" },
  near: { icon: EqualApproximately, look: "bg-warn-wash text-warn" },
  missing: { icon: Minus, look: "border border-dashed border-line-strong text-ink-2" },
};
const shape =
  "inline-flex min-h-[24px] max-w-full items-center gap-1 rounded-sm px-1.5 text-left text-xs";

type WordProps = {
  fit: Fit;
  label: string;
  inAd: string | null;
  lighting: Lighting;
};

function Word({ fit, label, inAd, lighting }: WordProps) {
  const t = useTranslations("matching.fits");
  const { icon: Icon, look } = looks[fit];
  const content = (
    <>
      <Icon aria-hidden="true" size={12} className="shrink-0" />
      <span className="sr-only">{t(fit)}: </span>
      <span className="min-w-0 truncate">{label}</span>
    </>
  );
  if (inAd === null) return <span className={cx(shape, look)}>{content}</span>;
  const keys = [inAd];
  return (
    <button
      type="button"
      aria-pressed={lighting.hasChosen(keys)}
      {...lighting.switchOf(keys, "reasons")}
      className={cx(shape, look, "cursor-pointer", lighting.has(keys) && "ring-2 ring-primary")}
    >
      {content}
    </button>
  );
}
