import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { languageLevels } from "@/modules/crm/candidates/rules";
import type { CvReading } from "@/modules/crm/cvs/model";
import { manyOf } from "@/modules/crm/cvs/rules";
import { formats, readable } from "@/modules/records/files/rules";
import { api, ok } from "@/web/api";
import { DropZone } from "@/web/features/records/files/drop-zone";
import { troubleOf } from "@/web/features/records/files/file-preview";
import { useErrorText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { useForm } from "../form/parts";
import type { CandidateForm } from "../form/values";
import { ByModel } from "./by-model";
import { Employments } from "./employments";
import { Review } from "./review";
import { type Reviewed, useReview } from "./use-review";

type Props = { onCv: (cv: File) => void };

/** Begins a new record with a CV: it is read, looked at, and kept with the record once that is there. */
export function FromCv({ onCv }: Props) {
  const t = useTranslations("files.cv");
  const refusalOf = useErrorText();
  const [filledFrom, setFilled] = useState<string | null>(null);
  const read = useMutation({
    mutationFn: (file: File) => ok(api.cvs.post({ file })),
    onSuccess: (_, file) => onCv(file),
  });
  const reading = read.data;
  return (
    <div className="grid gap-2">
      <DropZone
        isSingle
        label={t("choose")}
        hint={t("chooseHint")}
        accepted={readable.flatMap((format) => [...formats[format].endings])}
        disabled={read.isPending}
        onFiles={([file]) => file && read.mutate(file)}
      />
      {read.isPending && (
        <p role="status" className="text-xs text-ink-2">
          {t("reading")}
        </p>
      )}
      {read.error && <Banner tone="bad">{refusalOf(read.error)}</Banner>}
      {filledFrom && !read.isPending && (
        <Banner tone="ok">{t("filled", { name: filledFrom })}</Banner>
      )}
      {reading && reading.proposals.length === 0 && <Unread reading={reading} />}
      {reading && reading.proposals.length > 0 && filledFrom !== reading.name && (
        <FillDialog
          reading={reading}
          file={read.variables}
          onClose={read.reset}
          onFilled={setFilled}
        />
      )}
    </div>
  );
}

/** Nothing could be read: the file is kept all the same. */
function Unread({ reading: { state, trouble } }: { reading: CvReading }) {
  const t = useTranslations("files");
  const why = state === "failed" ? troubleOf(trouble) : state === "empty" ? "empty" : null;
  return (
    <Banner tone="warn">
      {why ? t(`text.${why}`) : t("cv.nothing")}. {t("cv.keptAnyway")}
    </Banner>
  );
}

type FillProps = {
  reading: CvReading;
  file: File;
  onClose: () => void;
  onFilled: (name: string) => void;
};

function FillDialog({ reading, file, onClose, onFilled }: FillProps) {
  const t = useTranslations("files.cv");
  const tCommon = useTranslations("common.actions");
  const form = useForm();
  const { rows, known, chosen, employments, change, add } = useReview(reading);
  const { model } = reading;
  const fill = () => {
    fillForm(form, chosen);
    onFilled(reading.name);
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t("title")}
      description={t("text", { name: reading.name })}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" disabled={chosen.length === 0} onClick={fill}>
          {t("fill", { count: chosen.length })}
        </Button>
      }
    >
      <div className="grid gap-4">
        {model && (
          <ByModel model={model} ask={() => ok(api.cvs["by-model"].post({ file }))} onRead={add} />
        )}
        <Review rows={rows} known={known} change={change} />
        <Employments all={employments} />
      </div>
    </Dialog>
  );
}

type Form = Pick<UseFormReturn<CandidateForm, unknown, never>, "getValues" | "setValue">;

const typed = { shouldDirty: true, shouldTouch: true };

/** Writes what was chosen of a CV into the form; what somebody typed beside it stays. */
function fillForm({ getValues, setValue }: Form, chosen: readonly Reviewed[]): void {
  const of = (field: Reviewed["field"]) => chosen.filter((it) => it.field === field);
  for (const { field, value } of chosen.filter((it) => !manyOf.includes(it.field))) {
    if (isSingle(field)) {
      setValue(field, value, typed);
    }
  }
  const { skills, languages, certificates } = getValues();
  setValue("skills", [...new Set([...skills, ...of("skill").map(({ label }) => label)])], typed);
  setValue("languages", [...languages, ...of("language").flatMap(levelled)], typed);
  const chosenCertificates = of("certificate").map(({ value, detail }) => ({
    certificate: value,
    number: "",
    issuedOn: "",
    expiresOn: detail ?? "",
  }));
  setValue("certificates", [...certificates, ...chosenCertificates], typed);
}

type Single = Exclude<Reviewed["field"], "language" | "certificate" | "skill" | "pay">;
const isSingle = (field: Reviewed["field"]): field is Single =>
  !manyOf.includes(field) && field !== "pay";

function levelled({ value: code, detail }: Reviewed) {
  const level = languageLevels.find((one) => one === detail);
  return level ? [{ code, level }] : [];
}
