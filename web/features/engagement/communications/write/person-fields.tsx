import { Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";
import { Banner } from "@/web/ui/banner";
import { buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { type Draft, other } from "./draft";
import type { useRecipient } from "./use-recipient";

type PersonProps = {
  draft: Draft;
  person: ReturnType<typeof useRecipient>;
  onChange: (part: Partial<Draft>) => void;
  error?: string | undefined;
};

/** To whom it goes, or with whom one spoke. */
export function PersonFields({ draft, person, onChange, error }: PersonProps) {
  const t = useTranslations("communications.write");
  const { options, value, known, isOther, otherAddress, hasNoAddress } = person;
  const isMail = draft.type === "email";
  const phone = draft.type === "phone" ? known?.phone : null;
  return (
    <>
      {!hasNoAddress && (
        <SelectField
          label={t(isMail ? "to" : "with")}
          options={options}
          value={value}
          onValueChange={(chosen) => onChange({ person: chosen })}
          error={isOther ? undefined : error}
        />
      )}
      {hasNoAddress && <Banner tone="warn">{t("noAddress")}</Banner>}
      {isOther && (
        <TextField
          type="email"
          label={t("address")}
          value={otherAddress}
          onChange={(event) => onChange({ person: other, otherAddress: event.target.value })}
          error={error}
        />
      )}
      {isMail && known?.warning && <Banner tone="warn">{t(`warnings.${known.warning}`)}</Banner>}
      {phone && (
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
          className={cx(buttonClass("secondary", "sm"), "justify-self-start")}
        >
          <Phone aria-hidden="true" size={15} />
          {t("call", { phone })}
        </a>
      )}
    </>
  );
}
