import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { FormDialog } from "@/web/shared/form-dialog";
import { useDraft } from "@/web/shared/use-draft";
import { interviewKeys } from "../use-interview-deeds";
import { AboutFields } from "./about-fields";
import { Clashes } from "./clashes";
import { type Draft, draftOf, whereIn } from "./draft";
import { NotesField } from "./notes-field";
import { NotifyFields } from "./notify-fields";
import { PeopleField } from "./people-field";
import { useClashes } from "./use-clashes";
import { useReach } from "./use-reach";
import { WhereFields } from "./where-fields";

type Props = { it: Interview; onClose: () => void };

/** Everything about it but its time, which is moved in a step of its own. */
export function EditDialog({ it, onClose }: Props) {
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
  return useDeed({
    act: ({ draft, despite }: Sent) =>
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
    said: () => t("edit.done", { number }),
    failed: t("interviews.changeFailed"),
    keys: interviewKeys,
  });
}
