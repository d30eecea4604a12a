import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { DossierDuty } from "@/modules/privacy/posted-workers/model";
import type { DutyState } from "@/modules/privacy/posted-workers/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useDate } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { deploymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";

const DutyDialog = lazy(() => import("./duty-dialog"));

const tones: Record<DutyState, Tone> = {
  overdue: "bad",
  changed: "warn",
  open: "primary",
  done: "ok",
  "not-needed": "neutral",
};

type Props = { id: string; duty: DossierDuty };

/** One duty: until when, what was done about it and by whom. */
export function DutyItem({ id, duty: it }: Props) {
  const t = useTranslations("compliance.dossier");
  const mayEdit = useHasRole("recruiter");
  const name = t(`duties.${it.duty}`);
  return (
    <li
      aria-label={name}
      className="grid gap-1.5 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-medium break-words text-ink">{name}</span>
        <Tag tone={tones[it.state]}>{t(`states.${it.state}`)}</Tag>
      </div>
      {it.state === "changed" && <p className="text-xs text-warn">{t("tellAgain")}</p>}
      <Known duty={it} />
      {mayEdit && <DutyActions id={id} duty={it} name={name} />}
    </li>
  );
}

function Known({ duty: { state, dueOn, doneOn, by, reference, note } }: Pick<Props, "duty">) {
  const t = useTranslations("compliance.dossier");
  const day = useDate();
  const isSettled = state === "done" || state === "not-needed";
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs break-words text-ink-2">
      {!isSettled && <span className="num">{t("due", { date: day(dueOn) })}</span>}
      {doneOn && <span className="num">{t("doneOn", { date: day(doneOn) })}</span>}
      {by && <span>{t("by", { name: by })}</span>}
      {reference && <span className="num">{reference}</span>}
      {note && <span>{note}</span>}
    </p>
  );
}

function DutyActions({ id, duty, name }: Props & { name: string }) {
  const t = useTranslations("compliance.dossier");
  const [isOpen, setOpen] = useState(false);
  const { reopen } = useDuty(id, duty, name);
  const isSettled = duty.state === "done" || duty.state === "not-needed";
  return (
    <div>
      {isSettled ? (
        <Button
          size="sm"
          look="ghost"
          aria-label={t("reopenNamed", { duty: name })}
          pending={reopen.isPending}
          onClick={() => reopen.mutate(undefined)}
        >
          {t("reopen")}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={t("settleNamed", { duty: name })}
          onClick={() => setOpen(true)}
        >
          {t("settle")}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <DutyDialog id={id} duty={duty} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** What can be done with a duty that is settled. */
function useDuty(id: string, { duty, version }: DossierDuty, name: string) {
  const t = useTranslations("compliance.dossier");
  return {
    reopen: useUndoableMutation({
      run: () => ok(api.deployments({ id }).dossier({ duty }).delete({ version })),
      success: () => t("reopened", { duty: name }),
      failure: t("saveFailed"),
      keys: [deploymentsKey],
    }),
  };
}
