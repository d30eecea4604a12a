import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { PurgeState } from "@/modules/privacy/gdpr/model";
import { api, ok } from "@/web/api";
import { purgeState } from "@/web/features/privacy/gdpr/queries";
import { useDate } from "@/web/shared/dates";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useStep } from "../use-step";

const PurgeDialog = lazy(() => import("./purge-dialog"));

/** What the nights do by themselves: nothing, until somebody has seen whom it would take. */
export default function PurgeCard() {
  const t = useTranslations("gdpr.purge");
  const { data: state } = useQuery(purgeState);
  const [isOpen, setOpen] = useState(false);
  const stop = useStep({
    act: () => ok(api.gdpr.purge.confirmation.delete()),
    done: () => ({ title: t("stopped") }),
    failed: { title: t("failedTitle"), text: t("failedText") },
  });
  if (!state) return null;
  return (
    <Card
      title={t("title")}
      action={
        <div className="flex gap-2">
          {state.confirmedAt && (
            <Button
              size="sm"
              look="ghost"
              pending={stop.isPending}
              onClick={() => stop.mutate(undefined)}
            >
              {t("stop")}
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen(true)}>
            {t("preview")}
          </Button>
        </div>
      }
    >
      <Standing state={state} />
      {isOpen && (
        <Suspense>
          <PurgeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Standing({ state }: { state: PurgeState }) {
  const t = useTranslations("gdpr.purge");
  const day = useDate();
  const { isAutomatic, confirmedAt, confirmedBy, halted, runs } = state;
  const [last] = runs;
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {halted && <Banner tone="warn">{t(`halted.${halted}`)}</Banner>}
      {!isAutomatic && <p>{t("off")}</p>}
      {isAutomatic && !confirmedAt && <p>{t("unconfirmed")}</p>}
      {isAutomatic && confirmedAt && (
        <p>{t("confirmed", { by: confirmedBy ?? "–", day: day(confirmedAt) })}</p>
      )}
      {last && (
        <p className="text-xs">
          {t("lastRun", {
            day: day(last.at),
            outcome: t(`outcomes.${last.outcome}`, { count: last.erased }),
          })}
        </p>
      )}
    </div>
  );
}
