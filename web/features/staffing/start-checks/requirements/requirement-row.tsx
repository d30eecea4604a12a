import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { languageLevels } from "@/modules/knowledge/analysis/rules";
import { spokenLanguages } from "@/modules/crm/candidates/rules";
import { maxNoteLength, maxYears } from "@/modules/staffing/start-checks/rules";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { IconButton } from "@/web/ui/icon-button";
import { noneOr } from "@/web/ui/select";
import type { Row } from "./rows";
import { useLanguageNames } from "@/web/shared/language-name";

type Props = { row: Row; onChange: (row: Row) => void; onRemove: () => void };

/** One line of the editor: what is asked, how strictly, and what one should know of it. */
export function RequirementRow({ row, onChange, onRemove }: Props) {
  const t = useTranslations("readiness.requirements");
  const strengths = (["required", "preferred"] as const).map((value) => ({
    value,
    label: t(value),
  }));
  return (
    <li className="@container rounded-lg border border-line p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 @md:grid-cols-[minmax(0,1fr)_140px_auto]">
        <div className="col-span-2 grid @md:col-span-1">
          <What row={row} onChange={onChange} />
        </div>
        <SelectField
          label={t("strength")}
          options={strengths}
          value={row.isRequired ? "required" : "preferred"}
          onValueChange={(value) => onChange({ ...row, isRequired: value === "required" })}
        />
        <IconButton
          icon={Trash2}
          label={t("remove", { name: t(`kinds.${row.kind}`) })}
          onClick={onRemove}
          className="self-end"
        />
        <div className="col-span-2 @md:col-span-3">
          <TextField
            label={t("note")}
            placeholder={t("notePlaceholder")}
            maxLength={maxNoteLength}
            value={row.note}
            onChange={(event) => onChange({ ...row, note: event.target.value })}
          />
        </div>
      </div>
    </li>
  );
}

type WhatProps = Omit<Props, "onRemove">;

function What(props: WhatProps) {
  const t = useTranslations("readiness.requirements");
  const { row, onChange } = props;
  if (row.kind === "identity") return <p className="self-center text-sm">{t("identity")}</p>;
  if (row.kind === "certificate") return <CertificateChoice {...props} />;
  if (row.kind === "language") return <LanguageChoice {...props} />;
  return (
    <TextField
      label={t("fields.years")}
      type="number"
      min={0.5}
      max={maxYears}
      step={0.5}
      required
      value={row.years}
      onChange={(event) => onChange({ ...row, years: event.target.value })}
    />
  );
}

function CertificateChoice({ row, onChange }: WhatProps) {
  const t = useTranslations("readiness.requirements");
  const { data } = useQuery(catalogue);
  const known = (data?.certificates ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t("fields.certificate")}
      options={noneOr(t("choose"), known)}
      value={row.what}
      onValueChange={(what) => onChange({ ...row, what })}
    />
  );
}

function LanguageChoice({ row, onChange }: WhatProps) {
  const t = useTranslations("readiness.requirements");
  const nameOf = useLanguageNames();
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        label={t("fields.language")}
        options={spokenLanguages.map((value) => ({ value, label: nameOf(value) }))}
        value={spokenLanguages.find((code) => code === row.what) ?? "en"}
        onValueChange={(what) => onChange({ ...row, what })}
      />
      <SelectField
        label={t("fields.level")}
        options={languageLevels.map((value) => ({ value, label: value }))}
        value={row.level}
        onValueChange={(level) => onChange({ ...row, level })}
      />
    </div>
  );
}
