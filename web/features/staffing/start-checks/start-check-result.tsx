import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Light } from "@/modules/staffing/start-checks/rules";
import type { StartCheck } from "@/modules/staffing/start-checks/model";
import { useRequirementWords } from "./requirements/use-requirement-words";
import { Tag, type Tone } from "@/web/ui/tag";

type Props = {
  check: StartCheck;
  /** What can be done about a blocker that stops the start, where there is a deployment to do it for. */
  deed?: (blocker: ToldBlocker) => ReactNode;
};

/** The light of a start and everything behind it. */
export function StartCheckResult({ check, deed }: Props) {
  const t = useTranslations("readiness.starts");
  const { light, asked, blockers, owners } = check;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LightTag light={light} />
        <span className="text-sm text-ink-2">{owners.map(({ name }) => name).join(" · ")}</span>
      </div>
      {asked.length === 0 && <p className="text-sm text-ink-2">{t("nothingAsked")}</p>}
      {asked.length > 0 && blockers.length === 0 && (
        <p className="text-sm text-ink-2">{t("allMet", { count: asked.length })}</p>
      )}
      <ul aria-label={t("blockers")} className="grid gap-2 empty:hidden">
        {blockers.map((blocker) => (
          <BlockerItem
            key={blocker.key}
            blocker={blocker}
            owners={owners}
            deed={blocker.severity === "stops" && deed?.(blocker)}
          />
        ))}
      </ul>
    </div>
  );
}

const tones: Record<Light, Tone> = { green: "ok", amber: "warn", red: "bad" };

/** The traffic light of a start; its word says the same as its colour. */
function LightTag({ light }: { light: Light }) {
  const t = useTranslations("readiness.starts.lights");
  return <Tag tone={tones[light]}>{t(light)}</Tag>;
}

type ToldBlocker = StartCheck["blockers"][number];

type BlockerItemProps = {
  blocker: ToldBlocker;
  owners: StartCheck["owners"];
  /** What can be done about it. */
  deed: ReactNode;
};

/** One thing in the way: what, why, who asks for it, and whether it can still be had in time. */
function BlockerItem({ blocker, owners, deed }: BlockerItemProps) {
  const t = useTranslations("readiness.starts");
  const format = useFormatter();
  const wordsOf = useRequirementWords();
  const { why, severity, expiresOn, from, leadDays, isInTime, override } = blocker;
  const day = expiresOn ? format.dateTime(new Date(expiresOn), "day", { timeZone: "UTC" }) : "";
  const isPassed = override?.state === "approved";
  const names = owners
    .filter(({ kind, id }) => from.some((it) => it.kind === kind && it.id === id))
    .map(({ name }) => name);
  const notes = from.flatMap(({ note }) => note ?? []);
  return (
    <li className="grid gap-1.5 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 font-medium break-words text-ink">{wordsOf(blocker)}</span>
        <Tag tone={isPassed || severity === "advises" ? "warn" : "bad"}>
          {t(`why.${why}`, { day })}
        </Tag>
      </div>
      <p className="text-xs text-ink-2">
        {[
          t(`severity.${severity}`),
          t("askedBy", { names: format.list(names, { type: "conjunction" }) }),
          ...notes,
        ].join(" · ")}
      </p>
      {leadDays !== null && (
        <p className="text-xs text-ink-2">
          {t(isInTime ? "lead-inTime" : "lead-late", { days: leadDays })}
        </p>
      )}
      {deed}
    </li>
  );
}
