import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { FormDialog } from "@/web/shared/form-dialog";
import { useToday } from "@/web/shared/use-zone";
import { clientLedger } from "@/web/features/staffing/projects/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { useDraft } from "@/web/shared/use-draft";
import { Banner } from "@/web/ui/banner";
import { PresentFields } from "./present-fields";
import { type Presentation, usePresenting } from "./use-presenting";

type Props = { project: ProjectRecord; entry: Entry; onClose: () => void };

/** Presents a candidate to the client; without a right to do so it is written down on the way. */
export default function PresentDialog({ project, entry, onClose }: Props) {
  const t = useTranslations("projectWork.submission");
  const refusalOf = useRefusal();
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
