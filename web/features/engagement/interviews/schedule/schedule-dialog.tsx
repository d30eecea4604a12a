import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { RecordPick } from "@/web/shared/pick/record-pick";
import { findCandidates } from "@/web/shared/pick/sources";
import { useDraft } from "@/web/shared/forms/use-draft";
import { notifyAtom } from "@/web/state/notices";
import { useUser } from "@/web/state/session";
import { interviewKeys } from "../use-interview-actions";
import { useZone } from "@/web/shared/hooks/use-zone";
import { AboutFields, NotesField, PeopleField } from "./about-fields";
import { BusyTimes } from "./busy-times";
import { isRight, type Wrong, wrongIn } from "./checks";
import { Clashes, useClashes, useReach } from "./clashes";
import { type Draft, momentIn, newDraft, type Opening, whereIn } from "./draft";
import { NotifyFields } from "./notify-fields";
import { WhenFields } from "./when-fields";
import { WhereFields } from "./where-fields";

export type ScheduleProps = { opening: Opening; onClose: () => void };

/** Plans an interview with somebody; who is taken then is told before anything is sent. */
export function ScheduleDialog({ opening, onClose }: ScheduleProps) {
  const t = useTranslations("crm.form");
  const [draft, change] = useNewDraft(opening);
  const [wrong, tell] = useState<Wrong>({});
  const clashes = useClashes({ ...draft, candidateId: draft.candidate?.id });
  const { hasAddress, notify } = useReach(draft.candidate?.id, draft.notify);
  const schedule = useScheduling(opening, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongIn(draft, new Date().toISOString());
    tell(found);
    if (isRight(found))
      schedule.mutate({ draft: { ...draft, notify }, despite: clashes.length > 0 });
  };
  const set = (part: Partial<Draft>) => {
    tell({});
    change(part);
  };
  return (
    <FormDialog
      size="lg"
      noValidate
      title={t("title")}
      description={opening.job && t("aboutJob", { name: opening.job.name })}
      submit={{
        children: t(clashes.length > 0 ? "anyway" : "submit"),
        pending: schedule.isPending,
      }}
      error={schedule.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RecordPick
        label={t("candidate")}
        value={draft.candidate}
        onChange={(candidate) => set({ candidate })}
        find={findCandidates}
        error={wrong.candidate && t(`wrong.${wrong.candidate}`)}
      />
      <WhenFields
        value={draft}
        onChange={(part) => set({ ...part, isOwnTime: true })}
        wrong={wrong}
        hasFocus={Boolean(opening.candidate)}
      />
      <Clashes clashes={clashes} />
      <BusyTimes draft={draft} isProposal={!draft.isOwnTime} onChoose={(wall) => set({ wall })} />
      <WhereFields value={draft} onChange={set} />
      <PeopleField value={draft.people} onChange={(people) => set({ people })} />
      <AboutFields draft={draft} onChange={set} />
      <NotesField value={draft.notes} onChange={(notes) => set({ notes })} />
      <NotifyFields
        {...{ hasAddress, value: notify }}
        onChange={(chosen) => set({ notify: chosen })}
        locale={{ value: draft.locale, onChange: (locale) => set({ locale }) }}
      />
    </FormDialog>
  );
}

export { ScheduleDialog as Component };

function useNewDraft(opening: Opening) {
  const timezone = useZone();
  const userId = useUser()?.id ?? "";
  return useDraft(() => newDraft(opening, { timezone, userId, now: new Date().toISOString() }));
}

type Sent = { draft: Draft; despite: boolean };

function useScheduling({ job }: Opening, onClose: () => void) {
  const t = useTranslations("crm.form");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  const refresh = () =>
    Promise.all(interviewKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: ({ draft, despite }: Sent) =>
      ok(api.crm.interviews.post({ ...inputOf(draft), jobId: job?.id, despite })),
    onSuccess: ({ id, number }) => {
      const go = () => void navigate(`/crm?view=${id}`);
      const open = { label: t("see", { number }), go };
      notify({ title: t("done"), description: t("doneText"), tone: "ok", open });
      onClose();
      return refresh();
    },
    // Whoever was faster may have taken the time meanwhile.
    onError: refresh,
  });
}

const inputOf = (draft: Draft) => ({
  ...whereIn(draft),
  candidateId: draft.candidate?.id ?? "",
  type: draft.type,
  scheduledAt: momentIn(draft) ?? "",
  durationMinutes: Number(draft.minutes),
  timezone: draft.timezone,
  people: draft.people,
  notes: draft.notes,
  notify: draft.notify,
  projectId: draft.project?.id ?? null,
  round: draft.round || null,
  ...(draft.locale && { locale: draft.locale }),
});
