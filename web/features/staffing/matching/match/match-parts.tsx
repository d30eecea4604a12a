import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Match, MatchPart } from "@/modules/staffing/matching/model";
import { type Component, componentWeights, minNewsScore } from "@/modules/staffing/matching/rules";
import { cx } from "@/web/ui/cx";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { PartWords } from "./part-words";

type Props = {
  match: Match;
  /** Words that stand in the ad light up in it. */
  lighting: Lighting;
};

/** What the score is made of: each part against the most it can bring, then what multiplies the whole. */
export function MatchParts({ match, lighting }: Props) {
  const t = useTranslations("matching");
  return (
    <table className="w-full text-xs">
      <caption className="eyebrow pb-1 text-left">{t("why", { score: match.score })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("part")}</th>
        </tr>
      </thead>
      <tbody>
        {match.parts.map((part) => (
          <tr key={part.component}>
            <td className="py-1.5">
              <Part part={part} match={match} />
              <PartWords part={part} lighting={lighting} />
            </td>
          </tr>
        ))}
        {match.gates.map((gate) => (
          <Gate key={gate.kind} gate={gate} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-medium">
          <td className="py-1.5">
            <Line name={t("total")} told={String(match.score)}>
              <Bar
                share={match.score / 100}
                tone={match.score >= minNewsScore ? "bg-ok-led" : "bg-ink-3"}
              />
            </Line>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What a recruiter would ask where nothing is known of a part. */
const questions: Record<Component, readonly string[]> = {
  skills: ["skills"],
  role: ["role"],
  certificates: ["certificates"],
  systems: ["systems"],
  experience: ["yearsDatacentre"],
  pay: ["pay"],
  terms: ["availability", "contract", "shifts"],
};

function Part({ part, match }: { part: MatchPart; match: Match }) {
  const t = useTranslations("matching");
  const format = useFormatter();
  const { component, value, points } = part;
  const name = t(`components.${component}`);
  if (value === null) {
    const isAsked = questions[component].some((it) => match.unknown.includes(it));
    return <Line name={name} told={t(isAsked ? "uncounted" : "unasked")} isFaint />;
  }
  const whole = (amount: number) => format.number(amount, { maximumFractionDigits: 1 });
  // What is unknown leaves its weight to the parts that are not.
  const most = componentWeights[component] / match.confidence;
  return (
    <Line name={name} told={t("of", { points: whole(points), most: whole(most) })}>
      <Bar share={value} tone="bg-primary" />
    </Line>
  );
}

function Gate({ gate: { kind, factor } }: { gate: Match["gates"][number] }) {
  const t = useTranslations("matching");
  const format = useFormatter();
  return (
    <tr>
      <td className="py-1.5 text-bad">
        <Line name={t(`gates.${kind}`)} told={t("times", { factor: format.number(factor) })} />
      </td>
    </tr>
  );
}

type LineProps = {
  name: string;
  told: string;
  isFaint?: boolean;
  children?: ReactNode;
};

const Line = ({ name, told, isFaint = false, children }: LineProps) => (
  <>
    <span className={cx("flex items-baseline gap-3", isFaint && "text-ink-3")}>
      <span className="flex-1">{name}</span>
      <span className="num whitespace-nowrap">{told}</span>
    </span>
    {children}
  </>
);

const Bar = ({ share, tone }: { share: number; tone: string }) => (
  <span aria-hidden="true" className="mt-1 block h-[5px] rounded-full bg-sunken">
    <span
      className={cx("block h-full rounded-full", tone)}
      style={{ width: `${Math.round(share * 100)}%` }}
    />
  </span>
);
