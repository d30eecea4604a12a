import { useState } from "react";
import { useTranslations } from "use-intl";
import { basesFor, type LegalBasis, longestGround, type Purpose } from "@/modules/grounds/rules";
import { SelectField } from "@/web/components/select-field";
import { TextAreaField } from "@/web/components/text-area-field";
import { TextField } from "@/web/components/text-field";
import { Button } from "@/web/ui/button";
import { useRights } from "./use-rights";

const resting = (["keep", "share"] as const).filter((purpose) => basesFor[purpose].length > 0);

/** On what else than consent the use of the data rests, and why. */
export function BasisForm({ candidateId, onDone }: { candidateId: string; onDone: () => void }) {
  const t = useTranslations("papers.rights.bases");
  const tPurposes = useTranslations("papers.consents.purposes");
  const tActions = useTranslations("common.actions");
  const [purpose, setPurpose] = useState<Exclude<Purpose, "marketing">>("keep");
  const [basis, setBasis] = useState<LegalBasis>("contract");
  const [note, setNote] = useState("");
  const [until, setUntil] = useState("");
  const { addGround } = useRights(candidateId, onDone);
  const choices = basesFor[purpose];
  const chosen = choices.includes(basis) ? basis : (choices[0] ?? "contract");
  return (
    <form
      action={() => addGround.mutate({ purpose, basis: chosen, note, until: until || null })}
      className="grid gap-3 border-t border-line pt-3"
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
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="sm" pending={addGround.isPending}>
          {t("save")}
        </Button>
        <Button look="ghost" size="sm" onClick={onDone}>
          {tActions("cancel")}
        </Button>
      </div>
    </form>
  );
}
