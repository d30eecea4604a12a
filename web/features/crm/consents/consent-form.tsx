import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Channel, channels, longestProof, type Purpose } from "@/modules/crm/candidates/rules";
import { InlineForm } from "@/web/shared/inline-form";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useLanguageNames } from "@/web/features/staffing/requirements/use-requirement-words";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";
import { useConsents } from "./use-consents";

type Props = {
  purpose: Purpose;
  texts: Consents["texts"];
  candidateId: string;
  onDone: () => void;
};

const languages = ["en", "nl", "de"] as const;
const chosenChannels = channels.filter((it) => it !== "import");

/** To which words somebody agreed, how and when, and where that can be proved. */
export function ConsentForm({ purpose, texts, candidateId, onDone }: Props) {
  const t = useTranslations("papers.consents");
  const nameOf = useLanguageNames();
  const [channel, setChannel] = useState<Exclude<Channel, "import">>("email");
  const [language, setLanguage] = useState<(typeof languages)[number]>("en");
  const [givenOn, setGivenOn] = useState("");
  const [proof, setProof] = useState("");
  const { give } = useConsents(candidateId, onDone);
  const save = () =>
    give.mutate({ purpose, channel, language, proof, ...(givenOn && { givenOn }) });
  return (
    <InlineForm action={save} submit={t("give")} isPending={give.isPending} onCancel={onDone}>
      <figure className="grid gap-1">
        <figcaption className="text-xs text-ink-3">
          {t("words", { version: texts.version })}
        </figcaption>
        <blockquote lang={language} className="border-l-2 border-line pl-3 text-sm text-ink-2">
          {texts.words[purpose][language]}
        </blockquote>
      </figure>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          label={t("channel")}
          options={chosenChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
          value={channel}
          onValueChange={setChannel}
        />
        <SelectField
          label={t("language")}
          options={languages.map((value) => ({ value, label: nameOf(value) }))}
          value={language}
          onValueChange={setLanguage}
        />
        <TextField
          type="date"
          label={t("givenOn")}
          value={givenOn}
          onChange={({ target }) => setGivenOn(target.value)}
        />
        <TextField
          label={t("proof")}
          hint={t("proofHint")}
          maxLength={longestProof}
          value={proof}
          onChange={({ target }) => setProof(target.value)}
        />
      </div>
    </InlineForm>
  );
}
