import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { api, ok } from "@/web/api";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { useDay } from "@/web/shared/dates";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { useMay } from "@/web/shared/hooks/use-may";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag, type Tone } from "@/web/ui/tag";

type Props = { title: string; lines: readonly LedgerLine[] };

/** Who was presented, when, by whom and by what right; nothing of it is ever changed. */
export function Ledger({ title, lines }: Props) {
  const t = useTranslations("projectWork.submission");
  return (
    <section className="grid gap-2">
      <SectionTitle>{title}</SectionTitle>
      {lines.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
      <ul className="grid gap-2 empty:hidden">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid gap-1 rounded-md border border-line bg-raised px-3 py-2 text-sm"
          >
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones: Record<LedgerLine["event"], Tone> = {
  confirmed: "neutral",
  submitted: "ok",
  withdrawn: "warn",
};

function Line({ line }: { line: LedgerLine }) {
  const t = useTranslations("projectWork.submission");
  const say = useSpoken();
  const format = useFormatter();
  const mayWithdraw = useMay("recruiter");
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { event, candidateName, at, by, isWithdrawn, projectNumber, pageHash } = line;
  const when = format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-ink">
        <Tag tone={isWithdrawn ? "neutral" : tones[event]}>{t(`events.${event}`)}</Tag>
        {candidateName ?? t("erased")}
        <span className="num ml-auto text-xs text-ink-3">{projectNumber}</span>
      </p>
      <p className="text-xs text-ink-3">{t("by", { when, name: say(by) })}</p>
      <Details line={line} />
      <p className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {pageHash && (
          <span className="num text-xs text-ink-3" title={pageHash}>
            {t("hash", { hash: pageHash.slice(0, 12) })}
          </span>
        )}
        {mayWithdraw && event === "submitted" && !isWithdrawn && (
          <Button size="sm" look="ghost" onClick={() => setWithdrawing(true)}>
            {t("withdraw")}
          </Button>
        )}
      </p>
      {isWithdrawing && <WithdrawDialog line={line} onClose={() => setWithdrawing(false)} />}
    </>
  );
}

function Details({ line: { event, confirmedOn, way, isNamed, note } }: { line: LedgerLine }) {
  const t = useTranslations("projectWork.submission");
  const dayOf = useDay();
  const words = [
    confirmedOn && way && t("rightGiven", { day: dayOf(confirmedOn), way: t(`ways.${way}`) }),
    event === "submitted" && t(isNamed ? "named" : "anonymous"),
    note,
  ].filter(Boolean);
  return words.length > 0 && <p className="text-xs break-words text-ink-2">{words.join(" · ")}</p>;
}

type WithdrawDialogProps = { line: LedgerLine; onClose: () => void };

/** A submission is not deleted: it is taken back by a line with a reason. */
function WithdrawDialog({ line, onClose }: WithdrawDialogProps) {
  const t = useTranslations("projectWork.submission");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const withdraw = useMutation({
    mutationFn: (reason: string) =>
      ok(api.submissions({ id: line.id }).withdrawal.post({ reason })),
    onSuccess() {
      notify({ title: t("withdrawDone"), tone: "ok" });
      onClose();
    },
    onError: (error) =>
      notify({ title: t("withdrawFailed"), description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: projectsKey }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("withdrawTitle", { name: line.candidateName ?? t("erased") })}
      closeLabel={tAll("close")}
    >
      <ReasonForm
        label={t("reason")}
        action={t("withdraw")}
        isPending={withdraw.isPending}
        onDecide={(reason) => withdraw.mutate(reason)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
