import { useTranslations } from "use-intl";
import { type ChosenChannel, chosenChannels, maxProofLength } from "@/modules/crm/candidates/rules";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { useLanguageNames } from "@/web/shared/language-name";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { utcDay } from "@/src/calendar";

export type Evidence = {
  channel: ChosenChannel;
  language: Locale;
  givenOn: string;
  proof: string;
};

type Props = {
  evidence: Evidence;
  onChange: (part: Partial<Evidence>) => void;
  /** For many at once nothing of it may be left open. */
  isWhole?: boolean;
};

/** How, in which language and when somebody agreed, and where that can be proved. */
export function EvidenceFields({ evidence, onChange, isWhole = false }: Props) {
  const t = useTranslations("papers.consents");
  const nameOf = useLanguageNames();
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <SelectField
        label={t("channel")}
        options={chosenChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
        value={evidence.channel}
        onValueChange={(channel) => onChange({ channel })}
      />
      <SelectField
        label={t("language")}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
        value={evidence.language}
        onValueChange={(language) => onChange({ language })}
      />
      <TextField
        type="date"
        required={isWhole}
        max={utcDay(new Date())}
        label={t("givenOn")}
        value={evidence.givenOn}
        onChange={({ target }) => onChange({ givenOn: target.value })}
      />
      <TextField
        required={isWhole}
        label={t("proof")}
        hint={t("proofHint")}
        maxLength={maxProofLength}
        value={evidence.proof}
        onChange={({ target }) => onChange({ proof: target.value })}
      />
    </div>
  );
}
