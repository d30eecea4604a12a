import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { StartCheck } from "@/modules/staffing/start-checks/model";
import { useRequirementWords } from "@/web/features/staffing/requirements/use-requirement-words";
import { Tag } from "@/web/ui/tag";

export type ToldBlocker = StartCheck["blockers"][number];

type Props = {
  blocker: ToldBlocker;
  owners: StartCheck["owners"];
  /** What can be done about it. */
  deed: ReactNode;
};

/** One thing in the way: what, why, who asks for it, and whether it can still be had in time. */
export function BlockerItem({ blocker, owners, deed }: Props) {
  const t = useTranslations("papers.starts");
  const format = useFormatter();
  const wordsOf = useRequirementWords();
  const { why, severity, expiresOn, from, leadDays, isInTime, override } = blocker;
  const day = expiresOn
    ? format.dateTime(new Date(expiresOn), { dateStyle: "medium", timeZone: "UTC" })
    : "";
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
