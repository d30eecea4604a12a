import { useState } from "react";
import { useTranslations } from "use-intl";
import {
  basesFor,
  type LegalBasis,
  longestGround,
  type Purpose,
} from "@/modules/crm/candidates/legal-bases/rules";
import { InlineForm } from "@/web/shared/inline-form";
import { SelectField } from "@/web/shared/select-field";
import { TextAreaField } from "@/web/shared/text-area-field";
import { TextField } from "@/web/shared/text-field";
import { useRights } from "./use-rights";

const resting = (["keep", "share"] as const).filter((purpose) => basesFor[purpose].length > 0);

/** On what else than consent the use of the data rests, and why. */
export function BasisForm({ candidateId, onDone }: { candidateId: string; onDone: () => void }) {
  const t = useTranslations("papers.rights.bases");
  const tPurposes = useTranslations("papers.consents.purposes");
  const [purpose, setPurpose] = useState<Exclude<Purpose, "marketing">>("keep");
  const [basis, setBasis] = useState<LegalBasis>("contract");
  const [note, setNote] = useState("");
  const [until, setUntil] = useState("");
  const { addGround } = useRights(candidateId, onDone);
  const choices = basesFor[purpose];
  const chosen = choices.includes(basis) ? basis : (choices[0] ?? "contract");
  return (
    <InlineForm
      action={() => addGround.mutate({ purpose, basis: chosen, note, until: until || null })}
      submit={t("save")}
      isPending={addGround.isPending}
      onCancel={onDone}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          label={t("purpose")}
          options={resting.map((value) => ({ value, label: tPurposes(value) }))}
          value={purpose}
          onValueChange={setPurpose}
        />
        <SelectField
          label={t("basis")}
          options={choices.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={chosen}
          onValueChange={setBasis}
        />
      </div>
      <TextAreaField
        label={t(chosen === "legitimate-interest" ? "balance" : "why")}
        rows={2}
        required
        maxLength={longestGround}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        type="date"
        label={t("lastDay")}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </InlineForm>
  );
}
