import { useTranslations } from "use-intl";
import type { Demands } from "@/modules/knowledge/analysis/model";
import { useDemands } from "@/web/features/market/jobs/use-demands";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { LitLine } from "./lit-line";
import { NeedTag } from "./need-tag";
import { Quote } from "./quote";

type Props = { demands: Demands; lighting: Lighting };

/** Languages, shifts, years, contract: what decides whether somebody can take the job at all. */
export function DemandList({ demands, lighting }: Props) {
  const t = useTranslations("jobs.demands");
  const lines = useDemands()(demands);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="eyebrow mb-1.5">{t("title")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ key, label, value, isRequired, spans }) => (
          <LitLine key={key} keys={[key]} lighting={lighting}>
            <span className="flex items-center gap-2">
              <span className="text-ink-3">{label}</span>
              <span className="text-ink">{value}</span>
              {isRequired !== null && <NeedTag isRequired={isRequired} />}
            </span>
            <Quote text={spans[0]?.quote} />
          </LitLine>
        ))}
      </ul>
    </section>
  );
}
