import { useFormatter, useTranslations } from "use-intl";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import type { Recruiter } from "@/modules/market/recruiters/model";
import {
  maxPoints,
  pointsPerCertification,
  pointsPerSystem,
  successAbove,
} from "@/modules/market/recruiters/rules";
import { useCountryNames } from "@/web/shared/country-name";
import { cx } from "@/web/ui/cx";

type Match = NonNullable<Recruiter["match"]>;
type Part = Match["parts"][number];
type Rates = { successRate: number | null; assumedRate: number };
type Props = Rates & { match: Match };

/** The score, line by line, so that anybody can add it up. Specification §9 */
export function PointTable({ match: { score, parts }, ...rates }: Props) {
  const t = useTranslations("recruiters.points");
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return (
    <table className="w-full text-sm">
      <caption className="eyebrow pb-1 text-left">{t("caption")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("part")}</th>
          <th scope="col">{t("matched")}</th>
          <th scope="col">{t("points")}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <tr key={part.code} className="align-top">
            <th scope="row" className="w-[34%] py-1.5 pr-3 text-left font-normal text-ink-2">
              {t(part.code, { above: successAbove })}
            </th>
            <td className={cx("py-1.5 pr-3", part.points > 0 ? "text-ink" : "text-ink-3")}>
              <Matched part={part} {...rates} />
            </td>
            <td className="num py-1.5 text-right whitespace-nowrap text-ink">
              <Points part={part} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold text-ink">
          <th scope="row" className="py-1.5 text-left">
            {t("total")}
          </th>
          <td className="py-1.5 pr-3 text-xs font-normal text-ink-3">
            {sum > maxPoints && t("sum", { sum, most: maxPoints })}
          </td>
          <td className="num py-1.5 text-right">{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Matched({ part, successRate, assumedRate }: Rates & { part: Part }) {
  const t = useTranslations("recruiters.points");
  const format = useFormatter();
  const nameOf = useWordNames();
  if (part.code === "success") {
    if (successRate === null) {
      return <span className="text-ink-3">{t("assumed", { rate: assumedRate })}</span>;
    }
    const rate = format.number(successRate / 100, { style: "percent", maximumFractionDigits: 1 });
    return t("measured", { rate });
  }
  return part.matched.length > 0 ? part.matched.map(nameOf).join(", ") : t("nothing");
}

const pointsEach: Partial<Record<Part["code"], number>> = {
  systems: pointsPerSystem,
  certifications: pointsPerCertification,
};

function Points({ part }: { part: Part }) {
  const t = useTranslations("recruiters.points");
  const each = pointsEach[part.code];
  const count = part.matched.length;
  return (
    <>
      {each !== undefined && count > 1 && (
        <span className="mr-2 text-xs text-ink-3">{t("each", { count, points: each })}</span>
      )}
      {part.points}
    </>
  );
}

/** Systems, roles and countries have names in every language, certificates only their own. */
function useWordNames(): (word: string) => string {
  const t = useTranslations("jobs");
  const countryOf = useCountryNames();
  return (word) => {
    const system = systems.find((one) => one === word);
    if (system) return t(`systems.${system}`);
    const role = roles.find((one) => one === word);
    if (role) return t(`roles.${role}`);
    return /^[A-Z]{2}$/.test(word) ? countryOf(word) : word;
  };
}
