import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Entry } from "@/modules/pipelines/model";
import type { ProjectRecord } from "@/modules/projects/model";
import { type ConfirmationWay, confirmationWays } from "@/modules/submissions/rules";
import { SelectField } from "@/web/components/select-field";
import { TextField } from "@/web/components/text-field";
import { today } from "@/web/components/projects/dates";
import { clientLedger } from "@/web/components/queries/projects";
import { useRefusal } from "@/web/components/spoken";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { Confirmed } from "./confirmed";
import { usePresenting } from "./use-presenting";

type Props = { project: ProjectRecord; entry: Entry; onClose: () => void };

/** Presents a candidate to the client; without a right to do so it is written down on the way. */
export default function PresentDialog({ project, entry, onClose }: Props) {
  const t = useTranslations("projectWork.submission");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const form = useId();
  const { data: ledger } = useQuery(clientLedger(project.clientId ?? ""));
  const right = ledger?.find(
    ({ event, candidateId }) => event === "confirmed" && candidateId === entry.candidateId,
  );
  const [confirmedOn, setConfirmedOn] = useState(today);
  const [way, setWay] = useState<ConfirmationWay>("telephone");
  const [page, setPage] = useState<"named" | "anonymous">("named");
  const [note, setNote] = useState("");
  const present = usePresenting({ project, entry, right: right ?? null }, onClose);
  const submit = () =>
    present.mutate({
      confirmedOn,
      way,
      note,
      isNamed: page === "named",
      isAgain: present.isEarlier,
    });
  const people = { name: entry.candidateName, client: project.clientName ?? "" };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title", people)}
      description={t("to", { ...people, project: project.name })}
      closeLabel={tAll("close")}
      footer={
        <Button
          look="primary"
          type="submit"
          form={form}
          pending={present.isPending}
          disabled={!ledger || !project.clientId}
        >
          {t(present.isEarlier ? "again" : "action")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        {present.error && <Banner tone="warn">{refusalOf(present.error)}</Banner>}
        {!project.clientId && <Banner tone="warn">{t("noClient")}</Banner>}
        {right ? (
          <Confirmed line={right} />
        ) : (
          <fieldset className="grid gap-3">
            <legend className="eyebrow mb-1">{t("right")}</legend>
            <p className="text-sm text-ink-2">{t("rightText", people)}</p>
            <TextField
              label={t("confirmedOn")}
              type="date"
              required
              max={today()}
              value={confirmedOn}
              onChange={(event) => setConfirmedOn(event.target.value)}
            />
            <SelectField
              label={t("way")}
              options={confirmationWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
              value={way}
              onValueChange={setWay}
            />
          </fieldset>
        )}
        <SelectField
          label={t("page")}
          options={[
            { value: "named", label: t("named") },
            { value: "anonymous", label: t("anonymous") },
          ]}
          value={page}
          onValueChange={setPage}
        />
        <Field label={t("note")}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
