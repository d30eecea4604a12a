import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { clientLedger } from "@/web/features/staffing/projects/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { useDay } from "@/web/shared/dates";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useToday } from "@/web/shared/hooks/use-zone";
import { Banner } from "@/web/ui/banner";
import { PageField, type Page } from "../page-field";
import { type Confirmation, RightFields } from "./right-fields";
import { useSetAtom } from "jotai";
import { api, isApiError, ok } from "@/web/api";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";

type What = { project: ProjectRecord; entry: Entry; right: LedgerLine | null };
type Presentation = Confirmation & { page: Page; note: string };
type Given = Presentation & { isAgain: boolean };

/** Writes the confirmation down where there is none, then the submission; an earlier one is asked about. */
function usePresenting({ project, entry, right }: What, onDone: () => void) {
  const t = useTranslations("projectWork.submission");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const of = api.projects({ id: project.id });
  const { candidateId, candidateName: name } = entry;
  const save = useMutation({
    mutationFn: async ({ confirmedOn, way, note, page, isAgain }: Given) => {
      if (!right) {
        await ok(of.confirmations.post({ candidateId, confirmedOn, way }));
        await queries.invalidateQueries(clientLedger(project.clientId ?? ""));
      }
      const isNamed = page === "named";
      const body = { candidateId, isNamed, note, ...(isAgain && { despiteEarlier: true }) };
      return ok(of.submissions.post(body));
    },
    onSuccess({ clientName: client }) {
      notify({ title: t("done", { name, client }), tone: "ok" });
      onDone();
      return queries.invalidateQueries({ queryKey: projectsKey });
    },
  });
  return { ...save, isEarlier: isApiError(save.error) && save.error.status === 409 };
}

type Props = { project: ProjectRecord; entry: Entry; onClose: () => void };

/** Presents a candidate to the client; without a right to do so it is written down on the way. */
export default function PresentDialog({ project, entry, onClose }: Props) {
  const t = useTranslations("projectWork.submission");
  const refusalOf = useErrorText();
  const { data: ledger } = useQuery(clientLedger(project.clientId ?? ""));
  const right = ledger?.find(
    ({ event, candidateId }) => event === "confirmed" && candidateId === entry.candidateId,
  );
  const today = useToday();
  const [said, change] = useDraft<Presentation>(() => unsaid(today));
  const present = usePresenting({ project, entry, right: right ?? null }, onClose);
  const people = { name: entry.candidateName, client: project.clientName ?? "" };
  return (
    <FormDialog
      title={t("title", people)}
      description={t("to", { ...people, project: project.name })}
      submit={{
        children: t(present.isEarlier ? "again" : "action"),
        pending: present.isPending,
        disabled: !ledger || !project.clientId,
      }}
      action={() => present.mutate({ ...said, isAgain: present.isEarlier })}
      onClose={onClose}
    >
      {present.error && <Banner tone="warn">{refusalOf(present.error)}</Banner>}
      {!project.clientId && <Banner tone="warn">{t("noClient")}</Banner>}
      <PresentFields people={people} right={right} said={said} onChange={change} />
    </FormDialog>
  );
}

const unsaid = (today: string): Presentation => ({
  confirmedOn: today,
  way: "telephone",
  page: "named",
  note: "",
});

type PresentFieldsProps = {
  people: ComponentProps<typeof RightFields>["people"];
  right: LedgerLine | undefined;
  said: Presentation;
  onChange: (part: Partial<Presentation>) => void;
};

/** By what right somebody is presented, how, and with which words. */
function PresentFields({ people, right, said, onChange }: PresentFieldsProps) {
  const t = useTranslations("projectWork.submission");
  return (
    <>
      {right ? (
        <Confirmed line={right} />
      ) : (
        <RightFields people={people} said={said} onChange={onChange} />
      )}
      <PageField value={said.page} onValueChange={(page) => onChange({ page })} />
      <TextAreaField
        label={t("note")}
        rows={2}
        maxLength={500}
        value={said.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}

/** When and how a candidate agreed. */
function Confirmed({ line: { confirmedOn, way } }: { line: LedgerLine }) {
  const t = useTranslations("projectWork.submission");
  const dayOf = useDay();
  if (!confirmedOn || !way) return null;
  return (
    <p className="text-sm text-ink-2">
      {t("rightGiven", { day: dayOf(confirmedOn), way: t(`ways.${way}`) })}
    </p>
  );
}
