import { useFormatter, useTranslations } from "use-intl";
import type { Contribution } from "@/modules/knowledge/analysis/model";
import { hardTargetFrom, softTargetFrom } from "@/modules/knowledge/analysis/rules";
import { cx } from "@/web/ui/cx";
import { useServerText } from "@/web/i18n/server-texts";
import type { Lighting } from "../use-lighting";

type Props = {
  contributions: readonly Contribution[];
  score: number;
  /** Where the ad stands beside the table: its words light up with the lines that rest on them. */
  lighting?: Lighting;
};

/** What the score is made of: every bar begins where the one before ended, and the last is the sum. */
export function ScoreTable({ contributions, score, lighting }: Props) {
  const t = useTranslations("jobs.score");
  const format = useFormatter();
  return (
    <table className="w-full text-xs">
      <caption className="eyebrow pb-1.5 text-left">{t("why")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("points")}</th>
          <th scope="col">{t("because")}</th>
        </tr>
      </thead>
      <tbody>
        {stepsOf(contributions).map((step) => (
          <Line key={step.line.code} {...step} lighting={lighting} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-medium">
          <td className="num py-1.5 pr-3 pl-1 text-right">{format.number(Math.round(score))}</td>
          <td className="py-1.5">
            <Bar from={0} until={score} tone={toneOf(score)}>
              {t("total")}
            </Bar>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type Step = { line: Contribution; from: number; until: number };

/** Each line with the sum before it and the sum after it. */
export function stepsOf(lines: readonly Contribution[]): Step[] {
  let sum = 0;
  return lines.map((line) => {
    const from = sum;
    sum += line.points;
    return { line, from, until: sum };
  });
}

function Line({ line, from, until, lighting }: Step & { lighting: Lighting | undefined }) {
  const say = useServerText();
  const format = useFormatter();
  const isLit = lighting?.has(line.facts) ?? false;
  const points = format.number(line.points, {
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  });
  const bar = (
    <Bar from={from} until={until} tone={line.points < 0 ? "bg-bad-led" : "bg-primary"}>
      {say(line.because)}
    </Bar>
  );
  return (
    <tr className={cx("align-top transition-colors duration-150", isLit && "bg-primary-wash")}>
      <td className="num py-1 pr-3 pl-1 text-right whitespace-nowrap">{points}</td>
      <td className="text-ink-2">
        {lighting && line.facts.length > 0 ? (
          <button
            type="button"
            aria-pressed={lighting.hasChosen(line.facts)}
            {...lighting.switchOf(line.facts, "reasons")}
            className="block min-h-[28px] w-full cursor-pointer py-1 text-left hover:text-ink"
          >
            {bar}
          </button>
        ) : (
          <span className="block py-1">{bar}</span>
        )}
      </td>
    </tr>
  );
}

type BarProps = { from: number; until: number; tone: string; children: string };

/** A sentence over its stretch of the scale from 0 to 100, on which the limits of the classes stand. */
function Bar({ from, until, tone, children }: BarProps) {
  const [left, right] = [Math.min(from, until), Math.max(from, until)].map(onScale);
  return (
    <>
      <span className="block">{children}</span>
      <span aria-hidden="true" className="relative mt-1 block h-[5px] rounded-full bg-sunken">
        {[softTargetFrom, hardTargetFrom].map((limit) => (
          <span
            key={limit}
            className="absolute inset-y-0 w-px bg-line-strong opacity-60"
            style={{ left: `${limit}%` }}
          />
        ))}
        <span
          className={cx("absolute inset-y-0 min-w-[2px] rounded-full", tone)}
          style={{ left: `${left}%`, width: `${(right ?? 0) - (left ?? 0)}%` }}
        />
      </span>
    </>
  );
}

const onScale = (points: number) => Math.max(0, Math.min(100, points));

const toneOf = (score: number) => {
  if (score >= hardTargetFrom) return "bg-ok-led";
  return score >= softTargetFrom ? "bg-warn-led" : "bg-ink-3";
};
