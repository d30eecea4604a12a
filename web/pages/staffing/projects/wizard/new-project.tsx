import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useRecordForm } from "@/web/shared/record/form/use-record-form";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { type Step, Wizard } from "@/web/shared/forms/wizard";
import { areWhole, type Row } from "@/web/features/staffing/start-checks/requirements/rows";
import { Banner } from "@/web/ui/banner";
import { Dialog } from "@/web/ui/dialog";
import { ClientFields } from "../form/client-fields";
import { projectFormKind, TeamFields, TermFields } from "../form/team-fields";
import { FormContext, useForm, useValue } from "../form/parts";
import { SeatFields } from "../form/seat-fields";
import { AskedBeforehand, useAsking } from "./asked-beforehand";
import { StageChoice } from "./stage-choice";

type Props = { onSaved: (record: { id: string }) => void; onClose: () => void };

/** A new project, step by step; every step can be gone back to, and nothing typed is lost without a question. */
export function NewProject({ onSaved, onClose }: Props) {
  const t = useTranslations("projects");
  const tAll = useTranslations("common.actions");
  const [saved, setSaved] = useState<{ id: string } | null>(null);
  const [asked, setAsked] = useState<Row[]>([]);
  const asking = useAsking();
  const { form, save, submit } = useRecordForm(projectFormKind, {
    record: undefined,
    onSaved(record) {
      if (asked.length === 0) return setSaved(record);
      asking.mutate({ id: record.id, rows: asked }, { onSettled: () => setSaved(record) });
    },
  });
  // Only after the guard of the wizard has stood down.
  useEffect(() => {
    if (saved) onSaved(saved);
  }, [saved, onSaved]);
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t("addTitle")} closeLabel={tAll("close")}>
      <FormContext value={form}>
        <SaveRefusal error={save.error} />
        <Steps
          isDirty={(form.formState.isDirty || asked.length > 0) && !saved}
          pending={save.isPending || save.isSuccess}
          asked={asked}
          setAsked={setAsked}
          onFinish={() => void submit()}
          wrong={Object.keys(form.formState.errors)}
        />
      </FormContext>
    </Dialog>
  );
}

type StepsProps = {
  isDirty: boolean;
  pending: boolean;
  asked: Row[];
  setAsked: (rows: Row[]) => void;
  onFinish: () => void;
  wrong: string[];
};

function Steps({ asked, setAsked, wrong, ...wizard }: StepsProps) {
  const t = useTranslations("projects");
  const tWork = useTranslations("projectWork");
  const { value: name } = useValue("name");
  const form = useForm();
  const steps: Step[] = [
    {
      id: "client",
      title: tWork("steps.client"),
      content: <ClientFields />,
      isComplete: name.trim() !== "",
      look: () => form.trigger(["name", "clientName", "siteId", "location", "country"]),
    },
    {
      id: "terms",
      title: tWork("steps.terms"),
      content: <Terms />,
      isComplete: true,
      look: () => form.trigger(["startDate", "endDate", "budget", "priority", "description"]),
    },
    {
      id: "seats",
      title: tWork("steps.seats"),
      content: <Seats asked={asked} setAsked={setAsked} />,
      isComplete: areWhole(asked),
      look: () => form.trigger("seats"),
    },
    { id: "team", title: tWork("steps.team"), content: <TeamFields />, isComplete: true },
    {
      id: "stages",
      title: tWork("steps.stages"),
      content: <Stages wrong={wrong} />,
      isComplete: true,
    },
  ];
  return (
    <div className="[&_footer]:-bottom-4 [&_footer]:bg-raised">
      <Wizard title={t("addTitle")} steps={steps} finishLabel={t("create")} {...wizard} />
    </div>
  );
}

const Terms = () => (
  <div className="grid gap-4">
    <TermFields />
  </div>
);

const Seats = ({ asked, setAsked }: Pick<StepsProps, "asked" | "setAsked">) => (
  <div className="grid gap-6">
    <SeatFields />
    <AskedBeforehand rows={asked} onChange={setAsked} />
  </div>
);

/** Which columns the board of its candidates begins with; what was refused in an earlier step is named here. */
function Stages({ wrong }: { wrong: string[] }) {
  const t = useTranslations("projects");
  return (
    <div className="grid gap-4">
      {wrong.length > 0 && (
        <Banner tone="bad">
          {t("wrong", { fields: wrong.map((field) => wordFor(t, field)).join(", ") })}
        </Banner>
      )}
      <StageChoice />
    </div>
  );
}

const named = [
  "name",
  "clientName",
  "siteId",
  "location",
  "budget",
  "startDate",
  "endDate",
  "description",
  "seats",
  "team",
] as const;

type Say = ReturnType<typeof useTranslations<"projects">>;

function wordFor(t: Say, field: string): string {
  const known = named.find((it) => it === field);
  return known ? t(`fields.${known}`) : field;
}

export { NewProject as Component };
