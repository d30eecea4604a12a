import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { maxReasonLength } from "@/modules/engagement/interviews/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { interviewKeys } from "../use-interview-actions";
import { useWhen } from "../use-when";
import { BusyTimes } from "./busy-times";
import { isRight, type Wrong, wrongTime } from "./checks";
import { Clashes, useClashes, useReach } from "./clashes";
import { type Draft, draftOf, momentIn, whereIn } from "./draft";
import { NotifyFields } from "./notify-fields";
import { WhenFields } from "./when-fields";
import { WhereFields } from "./where-fields";

type Props = { it: Interview; onClose: () => void };

/** Another time; whoever was invited is sent the same calendar entry anew. */
export function RescheduleDialog({ it, onClose }: Props) {
  const t = useTranslations("crm");
  const { exact } = useWhen();
  const [draft, change] = useDraft(() => ({ ...draftOf(it), reason: "" }));
  const [wrong, tell] = useState<Wrong>({});
  const clashes = useClashes({ ...draft, candidateId: it.candidateId, except: it.id });
  const { hasAddress, notify } = useReach(it.candidateId, draft.notify);
  const move = useMoving(it);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongTime(draft, new Date().toISOString());
    tell(found);
    const sent = { draft: { ...draft, notify }, despite: clashes.length > 0 };
    if (isRight(found)) move.mutate(sent, { onSuccess: onClose });
  };
  const set = (part: Partial<typeof draft>) => {
    tell({});
    change(part);
  };
  const label = t(clashes.length > 0 ? "move.anyway" : "interviews.reschedule");
  return (
    <FormDialog
      size="lg"
      noValidate
      title={t("move.title", { name: it.candidateName })}
      description={t("move.was", { time: exact(it.scheduledAt) })}
      submit={{ children: label, pending: move.isPending }}
      error={move.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <WhenFields value={draft} onChange={set} wrong={wrong} />
      <Clashes clashes={clashes} />
      <BusyTimes draft={draft} except={it.id} onChoose={(wall) => set({ wall })} />
      <WhereFields value={draft} onChange={set} isTypeFixed />
      <TextField
        label={t("form.reason")}
        maxLength={maxReasonLength}
        value={draft.reason}
        onChange={(event) => set({ reason: event.target.value })}
      />
      <NotifyFields
        {...{ hasAddress, value: notify }}
        onChange={(chosen) => set({ notify: chosen })}
      />
    </FormDialog>
  );
}

type Sent = { draft: Draft & { reason: string }; despite: boolean };

function useMoving({ id, version, number }: Interview) {
  const t = useTranslations("crm");
  return useUndoableMutation({
    run: ({ draft, despite }: Sent) =>
      ok(
        api.crm.interviews({ id }).reschedule.post({
          ...whereIn(draft),
          version,
          despite,
          scheduledAt: momentIn(draft) ?? "",
          durationMinutes: Number(draft.minutes),
          timezone: draft.timezone,
          reason: draft.reason,
          notify: draft.notify,
        }),
      ),
    success: () => t("move.done", { number }),
    failure: t("interviews.changeFailed"),
    keys: interviewKeys,
  });
}
