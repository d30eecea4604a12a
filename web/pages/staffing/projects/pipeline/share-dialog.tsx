import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Entry } from "@/modules/staffing/pipeline/model";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { defaultDays } from "@/modules/staffing/submissions/rules";
import { type Recipient, recipientsOf } from "@/web/features/engagement/communications/queries";
import { clientLedger, projectLedger } from "@/web/features/staffing/projects/queries";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useToday } from "@/web/shared/hooks/use-zone";
import { Banner } from "@/web/ui/banner";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { MadeLink } from "../client/new-shortlist";
import { PageField } from "../page-field";
import { RightFields } from "./right-fields";
import { type Sharing, unconfirmedIn, unsubmittedIn, useShare } from "./use-share";

type Props = {
  project: ProjectRecord;
  entries: readonly Entry[];
  /** The ids of those who are chosen at first, or `all`. */
  asked: string;
  onClose: () => void;
};
type Known = { ofClient: LedgerLine[]; ofProject: LedgerLine[]; contacts: Recipient[] };

/** Chosen people, their agreement, the contact and the letter, all prepared. */
export default function ShareDialog(props: Props) {
  const { id, clientId } = props.project;
  const ofClient = useQuery(clientLedger(clientId ?? ""));
  const ofProject = useQuery(projectLedger(id));
  const contacts = useQuery(recipientsOf({ kind: "project", id }));
  if (!clientId) return <NoClient {...props} />;
  if (!ofClient.data || !ofProject.data || !contacts.data) return null;
  const known = { ofClient: ofClient.data, ofProject: ofProject.data, contacts: contacts.data };
  return <Form {...props} known={known} />;
}

function NoClient({ onClose }: Props) {
  const t = useTranslations("projectWork");
  const client = t("sharing.client");
  return (
    <FormDialog
      title={t("sharing.title", { client })}
      submit={{ children: t("sharing.send") }}
      instead={<Banner tone="warn">{t("submission.noClient")}</Banner>}
      onClose={onClose}
    />
  );
}

function Form({ project, entries, asked, known, onClose }: Props & { known: Known }) {
  const t = useTranslations("projectWork.sharing");
  const client = project.clientName ?? t("client");
  const contacts = known.contacts.filter(({ address }) => address !== null);
  const [address, setAddress] = useState(contacts[0]?.address ?? "");
  const to = contacts.find((it) => it.address === address) ?? null;
  const open = entries.filter(({ stageType }) => stageType !== "closed");
  const [said, change] = useSharing({ project, open, asked, known, to });
  const share = useShare(project, to, onClose);
  const missing = unconfirmedIn(known.ofClient, said.candidateIds);
  const name = useFormatter().list(
    open
      .filter(({ candidateId }) => missing.includes(candidateId))
      .map(({ candidateName }) => candidateName),
  );
  return (
    <FormDialog
      title={t("title", { client })}
      description={t("text")}
      submit={{
        children: t(to ? "send" : "make"),
        disabled: said.candidateIds.length === 0,
        pending: share.isPending,
      }}
      error={share.error}
      instead={share.data && <Made path={share.data.path} isUnsent={to !== null} />}
      action={() => share.mutate(said)}
      onClose={onClose}
    >
      <CheckboxGroup
        legend={t("people")}
        options={open.map((it) => ({ value: it.candidateId, label: it.candidateName }))}
        value={said.candidateIds}
        onValueChange={(candidateIds) => change({ candidateIds })}
      />
      {missing.length > 0 && (
        <RightFields people={{ name, client }} said={said} onChange={change} />
      )}
      <PageField value={said.page} onValueChange={(page) => change({ page })} />
      <SelectField
        label={t("to")}
        options={[...contacts.map(optionOf), { value: "", label: t("linkOnly") }]}
        value={address}
        onValueChange={setAddress}
      />
      {to && <LetterFields said={said} onChange={change} />}
    </FormDialog>
  );
}

const optionOf = ({ name, address }: Recipient) => ({
  value: address ?? "",
  label: `${name} · ${address}`,
});

type Basis = Pick<Props, "project" | "asked"> & {
  open: Entry[];
  known: Known;
  to: Recipient | null;
};

/** Those who were asked for; otherwise whom the client does not know yet: nobody whom it has already met. */
function useSharing({ project, open, asked, known, to }: Basis) {
  const t = useTranslations("projectWork.sharing");
  const today = useToday();
  const idsOf = (entries: Entry[]) => entries.map(({ candidateId }) => candidateId);
  const ids = idsOf(open);
  const unseen = idsOf(open.filter(({ stageType }) => stageType === "initial"));
  return useDraft<Sharing>(() => ({
    candidateIds:
      asked === "all"
        ? unsubmittedIn(known.ofProject, unseen)
        : ids.filter((id) => asked.includes(id)),
    confirmedOn: today,
    way: "telephone",
    page: "named",
    subject: t("subjectText", { project: project.name }),
    body: t("bodyText", { name: to?.name ?? "", project: project.name }),
  }));
}

type LetterProps = { said: Sharing; onChange: (part: Partial<Sharing>) => void };

function LetterFields({ said, onChange }: LetterProps) {
  const t = useTranslations("projectWork.sharing");
  return (
    <>
      <TextField
        label={t("subject")}
        required
        maxLength={300}
        value={said.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextAreaField
        label={t("body")}
        rows={5}
        maxLength={4000}
        value={said.body}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      <p className="text-sm text-ink-2">{t("under", { days: defaultDays })}</p>
    </>
  );
}

/** The link, where no letter carries it. */
function Made({ path, isUnsent }: { path: string; isUnsent: boolean }) {
  const t = useTranslations("projectWork.sharing");
  return (
    <div className="grid gap-3">
      {isUnsent && <Banner tone="warn">{t("unsent")}</Banner>}
      <MadeLink path={path} />
    </div>
  );
}
