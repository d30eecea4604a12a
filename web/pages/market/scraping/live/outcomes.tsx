import { useFormatter, useNow, useTranslations } from "use-intl";
import type { Run, SourceOutcome } from "@/modules/market/scraping/model";
import { outcomeTones } from "@/web/features/market/scraping/reading";
import { useServerText } from "@/web/i18n/server-texts";
import { Tag } from "@/web/ui/tag";

const cell = "px-2 py-1.5 text-right";

/** One row per source; one that would not let us read it says why, and shows no number. */
export function Outcomes({ run }: { run: Run }) {
  const t = useTranslations("scraping.outcome");
  const figures = ["pages", "found", "added", "merged"] as const;
  return (
    <div role="group" aria-label={t("label")} tabIndex={0} className="-mx-2 overflow-x-auto">
      <table aria-label={t("label")} className="w-full text-sm">
        <thead>
          <tr className="text-xs text-ink-3">
            <th scope="col" className="px-2 py-1 text-left font-normal">
              {t("source")}
            </th>
            <th scope="col" className="px-2 py-1 text-left font-normal">
              {t("state")}
            </th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className="px-2 py-1 text-right font-normal">
                {t(figure)}
              </th>
            ))}
            {run.state === "active" && (
              <th scope="col" className="px-2 py-1 text-right font-normal max-sm:hidden">
                {t("rateTitle")}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {run.outcomes.map((outcome) => (
            <OutcomeRow key={outcome.source} outcome={outcome} run={run} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { outcome: SourceOutcome; run: Run };

function OutcomeRow({ outcome, run }: RowProps) {
  const t = useTranslations("scraping.outcome");
  const wasRead = outcome.state !== "blocked" && outcome.state !== "queued";
  return (
    <tr className="align-top">
      <th scope="row" className="px-2 py-1.5 text-left font-medium text-ink">
        {outcome.name}
      </th>
      <td className="px-2 py-1.5">
        <Tag tone={outcomeTones[outcome.state]} isBlinking={outcome.state === "running"}>
          {t(`states.${outcome.state}`)}
        </Tag>
        <Reason outcome={outcome} />
      </td>
      <td className={`num ${cell} text-ink-2`}>
        {t("pagesOf", { done: outcome.pagesDone, known: outcome.pagesKnown })}
      </td>
      {(["found", "added", "merged"] as const).map((figure) => (
        <td key={figure} className={`num ${cell}`}>
          {wasRead ? outcome[figure] : "–"}
        </td>
      ))}
      {run.state === "active" && (
        <td className={`num ${cell} text-ink-2 max-sm:hidden`}>
          {wasRead && <Rate outcome={outcome} run={run} />}
        </td>
      )}
    </tr>
  );
}

function Reason({ outcome }: { outcome: SourceOutcome }) {
  const say = useServerText();
  const t = useTranslations("scraping.outcome");
  const { state, pagesFailed } = outcome;
  const reason = outcome.reason && say(outcome.reason);
  const lines = [
    state === "blocked" && (reason ? t("blocked", { reason }) : t("blockedBare")),
    state === "failed" && reason && t("failed", { reason }),
    state !== "blocked" && state !== "failed" && reason,
    pagesFailed > 0 && t("pagesFailed", { count: pagesFailed }),
  ].filter(Boolean);
  return lines.map((line) => (
    <p key={String(line)} className="mt-1 text-xs text-ink-2">
      {line}
    </p>
  ));
}

const tickMs = 2000;
const secondMs = 1000;
const minuteSeconds = 60;

/** "01:12" from one moment to the other; never less than nothing. */
export function elapsedText(from: Date, until: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - from.getTime()) / secondMs));
  const minutes = Math.floor(seconds / minuteSeconds);
  return [minutes, seconds % minuteSeconds].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Jobs per minute; null in the first seconds, when the figure would only jump. */
export function ratePerMinute(found: number, from: Date, until: Date): number | null {
  const seconds = (until.getTime() - from.getTime()) / secondMs;
  return seconds < firstSeconds ? null : (found / seconds) * minuteSeconds;
}

const firstSeconds = 5;

function Rate({ outcome, run }: RowProps) {
  const t = useTranslations("scraping.outcome");
  const format = useFormatter();
  const now = useNow({ updateInterval: tickMs });
  const until = outcome.state === "running" ? now : new Date(outcome.lastPageAt ?? run.startedAt);
  const rate = ratePerMinute(outcome.found, new Date(run.startedAt), until);
  return rate === null ? "–" : t("rate", { rate: format.number(Math.round(rate)) });
}
