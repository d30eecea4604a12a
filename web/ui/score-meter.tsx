import { cx } from "./cx";

/** The score from which each bar is lit, so that the limits 60, 80 and 90 can be seen. */
export const barThresholds = [20, 40, 60, 80, 90] as const;
const okFrom = 80;
const warnFrom = 60;

export const litBars = (score: number): number =>
  barThresholds.filter((from) => score >= from).length;

const toneOf = (score: number) => {
  if (score >= okFrom) return "bg-ok-led";
  return score >= warnFrom ? "bg-warn-led" : "bg-ink-3";
};

/** Five rising bars and the number; `score` from 0 to 100. */
export function ScoreMeter({ score, label }: { score: number; label: string }) {
  const lit = litBars(score);
  return (
    <span className="inline-flex items-end gap-2">
      <span aria-hidden="true" className="flex items-end gap-[2px] pb-[2px]">
        {barThresholds.map((from, bar) => (
          <span
            key={from}
            data-lit={bar < lit}
            style={{ height: 4 + bar * 2 }}
            className={cx("w-[3px] rounded-[1px]", bar < lit ? toneOf(score) : "bg-line")}
          />
        ))}
      </span>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="num text-sm leading-4 text-ink">
        {Math.round(score)}
      </span>
    </span>
  );
}
