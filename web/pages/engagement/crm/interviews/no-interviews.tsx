import { useState, Suspense } from "react";
import { useTranslations } from "use-intl";
import { LateScheduleDialog } from "@/web/features/engagement/interviews/schedule-button";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import type { useShown } from "./use-shown";

type Props = { shown: ReturnType<typeof useShown> };

/** Why there is none, and what to do about it. */
export function NoInterviews({ shown: { day, isPast, isMine, change } }: Props) {
  const t = useTranslations("crm.interviews");
  if (isMine) {
    const all = <Button onClick={() => change({ who: undefined })}>{t("everybodys")}</Button>;
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("noneMine")}
        text={t("noneMineText")}
        action={all}
      />
    );
  }
  if (isPast) {
    return <EmptyState kind="nothing-yet" title={t("nonePast")} text={t("nonePastText")} />;
  }
  const which = day ? "noneOnDay" : "noneUpcoming";
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(which)}
      text={t(`${which}Text`)}
      action={<Schedule day={day} />}
    />
  );
}

/** The same form as above the list, without its key. */
function Schedule({ day }: { day: string | undefined }) {
  const t = useTranslations("crm.form");
  const maySchedule = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!maySchedule) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("submit")}</Button>
      {isOpen && (
        <Suspense>
          <LateScheduleDialog opening={{ day }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
