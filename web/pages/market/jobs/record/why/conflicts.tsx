import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Conflict } from "@/modules/knowledge/analysis/model";
import { useCountryNames } from "@/web/shared/country-name";
import { conflictKey } from "@/web/features/market/jobs/evidence";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { LitLine } from "./lit-line";
import { Quote } from "./quote";

type Props = { conflicts: readonly Conflict[]; lighting: Lighting };

/** Where the ad says two things, with the words that contradict its field: a person has to look. */
export function Conflicts({ conflicts, lighting }: Props) {
  const t = useTranslations("jobs.conflicts");
  const countryName = useCountryNames();
  if (conflicts.length === 0) return null;
  return (
    <section>
      <h2 className="eyebrow mb-1.5">{t("title")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {conflicts.map((conflict) => (
          <LitLine key={conflict.kind} keys={[conflictKey(conflict)]} lighting={lighting}>
            <span className="flex items-start gap-2 text-warn">
              <TriangleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
              {t(conflict.kind, {
                stated: countryName(conflict.stated),
                read: countryName(conflict.read),
              })}
            </span>
            <Quote text={conflict.spans[0]?.quote} />
          </LitLine>
        ))}
      </ul>
    </section>
  );
}
