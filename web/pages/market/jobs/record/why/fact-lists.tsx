import { useFormatter, useTranslations } from "use-intl";
import type { Demands, Fact } from "@/modules/knowledge/analysis/model";
import { keyOf } from "@/web/features/market/jobs/ad/evidence";
import { useDemands, useFactName } from "@/web/features/market/jobs/score/fact-name";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { Tag } from "@/web/ui/tag";
import { LitLine, NeedTag, Quote } from "./lit-line";

const kinds = ["certificate", "role", "system", "skill", "context"] as const;

type Props = { facts: readonly Fact[]; lighting: Lighting };

/** What was found in the ad, kind by kind; what is demanded stands before what is wished for. */
export function FactLists({ facts, lighting }: Props) {
  const t = useTranslations("jobs.kinds");
  return kinds.map((kind) => {
    const found = facts
      .filter((fact) => fact.kind === kind)
      .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
    if (found.length === 0) return null;
    return (
      <section key={kind}>
        <h2 className="eyebrow mb-1.5">{t(kind)}</h2>
        <ul className="divide-y divide-line border-y border-line">
          {found.map((fact) => (
            <LitLine key={fact.id} keys={[keyOf(fact)]} lighting={lighting}>
              <FactLine fact={fact} />
            </LitLine>
          ))}
        </ul>
      </section>
    );
  });
}

function FactLine({ fact }: { fact: Fact }) {
  const t = useTranslations("jobs.why");
  const nameOf = useFactName();
  const format = useFormatter();
  // Nearly every skill is asked for; only the others need a word.
  const saysNeed = fact.kind === "certificate" || (fact.kind === "skill" && !fact.isRequired);
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="text-ink">{nameOf(fact)}</span>
        {saysNeed && <NeedTag isRequired={fact.isRequired} />}
        {fact.by && (
          <Tag tone="warn" title={t("addedHint", { model: fact.by })}>
            {t("added")}
          </Tag>
        )}
        <span className="num ml-auto text-xs text-ink-3" title={t("certainty")}>
          {format.number(fact.confidence, { style: "percent" })}
        </span>
      </span>
      <Quote text={fact.spans[0]?.quote} />
    </>
  );
}

type DemandListProps = { demands: Demands; lighting: Lighting };

/** Languages, shifts, years, contract: what decides whether somebody can take the job at all. */
export function DemandList({ demands, lighting }: DemandListProps) {
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
