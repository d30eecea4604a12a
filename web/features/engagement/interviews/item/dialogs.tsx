import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { maxReasonLength } from "@/modules/engagement/interviews/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { type Draft, draftOf, type Notify, whereIn } from "../schedule/draft";
import { NotifyFields } from "../schedule/notify-fields";
import { RescheduleDialog } from "../schedule/reschedule-dialog";
import { Clashes, useClashes, useReach } from "../schedule/clashes";
import { ScorecardDialog } from "./scorecard-dialog";
import type { Asked } from "../use-interview-dialogs";
import { interviewKeys } from "../use-interview-actions";
import { useDraft } from "@/web/shared/forms/use-draft";
import { AboutFields, NotesField, PeopleField } from "../schedule/about-fields";
import { WhereFields } from "../schedule/where-fields";

type Props = { asked: Asked; onClose: () => void };
type EditDialogProps = { it: Interview; onClose: () => void };

/** Everything about it but its time, which is moved in a step of its own. */
function EditDialog({ it, onClose }: EditDialogProps) {
  const t = useTranslations("crm");
  const [draft, change] = useDraft(() => draftOf(it));
  const isIn = (id: string) => it.people.some((person) => person.id === id);
  // Whoever was in it before has been asked about then.
  const coming = draft.people.filter((id) => !isIn(id));
  const clashes = useClashes({ ...draft, candidateId: undefined, people: coming, except: it.id });
  const { hasAddress, notify } = useReach(it.candidateId, draft.notify);
  const edit = useEditing(it);
  const isScheduled = it.status === "scheduled";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.mutate(
      { draft: { ...draft, notify }, despite: clashes.length > 0 },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      size="lg"
      noValidate
      title={t("edit.title", { name: it.candidateName })}
      submit={{
        children: t(clashes.length > 0 ? "edit.anyway" : "edit.save"),
        pending: edit.isPending,
      }}
      error={edit.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <WhereFields value={draft} onChange={change} />
      <PeopleField value={draft.people} onChange={(people) => change({ people })} />
      <Clashes clashes={clashes} />
      <AboutFields draft={draft} onChange={change} />
      <NotesField value={draft.notes} onChange={(notes) => change({ notes })} />
      {isScheduled && (
        <NotifyFields
          {...{ hasAddress, value: notify }}
          onChange={(chosen) => change({ notify: chosen })}
        />
      )}
    </FormDialog>
  );
}

type Sent = { draft: Draft; despite: boolean };

function useEditing({ id, version, number }: Interview) {
  const t = useTranslations("crm");
  return useUndoableMutation({
    run: ({ draft, despite }: Sent) =>
      ok(
        api.crm.interviews({ id }).patch({
          ...whereIn(draft),
          version,
          despite,
          type: draft.type,
          people: draft.people,
          notes: draft.notes,
          notify: draft.notify,
          projectId: draft.project?.id ?? null,
          round: draft.round || null,
        }),
      ),
    success: () => t("edit.done", { number }),
    failure: t("interviews.changeFailed"),
    keys: interviewKeys,
  });
}

/** The dialogs about one interview; loaded together when the first is opened. */
export function Component({ asked: { it, what }, onClose }: Props) {
  if (what === "reschedule") return <RescheduleDialog it={it} onClose={onClose} />;
  if (what === "edit") return <EditDialog it={it} onClose={onClose} />;
  if (what === "cancel") return <CancelDialog it={it} onClose={onClose} />;
  return <ScorecardDialog it={it} onClose={onClose} />;
}

type CancelDialogProps = { it: Interview; onClose: () => void };

/** Why it is called off, and who is told. */
function CancelDialog({ it, onClose }: CancelDialogProps) {
  const t = useTranslations("crm");
  const [reason, setReason] = useState("");
  const [chosen, setNotify] = useState<Notify>({ candidate: true, interviewers: true });
  const { hasAddress, notify } = useReach(it.candidateId, chosen);
  const cancel = useCancelling(it);
  return (
    <FormDialog
      title={t("cancel.title", { name: it.candidateName })}
      description={t("cancel.text")}
      submit={{ children: t("cancel.confirm"), look: "danger", pending: cancel.isPending }}
      error={cancel.error}
      onSubmit={(event) => {
        event.preventDefault();
        cancel.mutate({ reason, notify }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextAreaField
        label={t("form.reason")}
        required
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <NotifyFields {...{ hasAddress, value: notify }} onChange={setNotify} />
    </FormDialog>
  );
}

function useCancelling({ id, version, number }: Interview) {
  const t = useTranslations("crm");
  return useUndoableMutation({
    run: (said: { reason: string; notify: Notify }) =>
      ok(api.crm.interviews({ id }).cancel.post({ ...said, version })),
    success: () => t("cancel.done", { number }),
    failure: t("interviews.changeFailed"),
    keys: interviewKeys,
  });
}
