import { Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Correction, Demands } from "@/modules/knowledge/analysis/model";
import { languageLevels, type Need } from "@/modules/knowledge/analysis/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { useLanguageNames } from "@/web/shared/language-name";
import { Button } from "@/web/ui/button";
import type { Said } from "./requirements";

type Props = {
  demands: Demands;
  corrections: readonly Correction[];
  isPending: boolean;
  onSay: (said: Said & { name: string }, asks: Need | null) => void;
};

/** Languages in which work is done in Europe; others are read from ads, and seldom. */
const offered = [
  "nl",
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pl",
  "pt",
  "sv",
  "da",
  "no",
  "fi",
  "cs",
  "ro",
];
const maxYears = 15;
const years = Array.from({ length: maxYears }, (_, n) => `${n + 1}`);

/** What a job demands besides skills: years in datacenters, shifts, and a language that was overlooked. */
export function DemandFields(props: Props) {
  const { demands } = props;
  const t = useTranslations("jobs.requirements");
  const before = demands.yearsDatacentre?.value;
  const shifts = demands.shifts && (demands.shifts.value ? "yes" : "no");
  const options = [
    { value: "", label: t("notSaid") },
    ...years.map((value) => ({ value, label: value })),
  ];
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <DemandField
          {...props}
          kind="years"
          value={before === undefined ? "" : `${before}`}
          options={
            before && before > maxYears
              ? [...options, { value: `${before}`, label: `${before}` }]
              : options
          }
        />
        <DemandField
          {...props}
          kind="shifts"
          value={shifts ?? ""}
          options={[
            { value: "", label: t("notSaid") },
            ...(["yes", "no"] as const).map((value) => ({ value, label: t(`shifts.${value}`) })),
          ]}
        />
      </div>
      <AddLanguage {...props} />
    </div>
  );
}

type FieldProps = Props & {
  kind: "years" | "shifts";
  value: string;
  options: { value: string; label: string }[];
};

function DemandField({ kind, value, options, corrections, isPending, onSay }: FieldProps) {
  const t = useTranslations("jobs.requirements");
  const name = t(`demands.${kind}`);
  const corrected = corrections.find((it) => it.kind === kind);
  const choose = (chosen: string) => {
    const id = chosen || value;
    if (id && !isPending) onSay({ kind, id, name }, chosen ? "required" : "nothing");
  };
  return (
    <div className="grid content-start gap-1">
      <SelectField label={name} options={options} value={value} onValueChange={choose} />
      {corrected && (
        <Button
          size="sm"
          look="ghost"
          icon={Undo2}
          onClick={() => onSay({ kind, id: corrected.id, name }, null)}
        >
          {t("asRead")}
        </Button>
      )}
    </div>
  );
}

/** A language with the least level; said again with another level, that one takes its place. */
function AddLanguage({ isPending, onSay }: Props) {
  const t = useTranslations("jobs.requirements");
  const nameOf = useLanguageNames();
  const [code, setCode] = useState("");
  const [level, setLevel] = useState<string>("B2");
  const add = () => {
    const name = `${nameOf(code)} ${level}`;
    onSay({ kind: "language", id: `${code}~${level}`, name }, "required");
    setCode("");
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px_auto] items-end gap-2">
      <SelectField
        label={t("addLanguage")}
        options={[
          { value: "", label: t("chooseLanguage") },
          ...offered.map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={code}
        onValueChange={setCode}
      />
      <SelectField
        label={t("level")}
        options={languageLevels.map((value) => ({ value, label: value }))}
        value={level}
        onValueChange={setLevel}
      />
      <Button icon={Plus} disabled={code === "" || isPending} onClick={add}>
        {t("addAction")}
      </Button>
    </div>
  );
}
