import { Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import { type EntityType, entityTypes } from "@/modules/communications/rules";
import { RecordPick } from "@/web/components/pick/record-pick";
import { finders } from "@/web/components/pick/sources";
import { SelectField } from "@/web/components/select-field";
import { TextField } from "@/web/components/text-field";
import { Banner } from "@/web/ui/banner";
import { buttonClass } from "@/web/ui/button";
import { type Draft, type NamedAbout, other } from "./draft";
import type { useRecipient } from "./use-recipient";

type AboutProps = {
  kind: EntityType;
  about: NamedAbout | null;
  onKind: (kind: EntityType) => void;
  onAbout: (about: NamedAbout | null) => void;
  error?: string | undefined;
};

/** Which record it is about, found by typing. */
export function AboutFields({ kind, about, onKind, onAbout, error }: AboutProps) {
  const t = useTranslations("communications.write");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
      <SelectField
        label={t("kind")}
        value={kind}
        options={entityTypes.map((value) => ({ value, label: t(`record.${value}`) }))}
        onValueChange={onKind}
      />
      <RecordPick
        key={kind}
        label={t(`record.${kind}`)}
        value={about}
        onChange={(picked) => onAbout(picked && { ...picked, kind })}
        find={finders[kind]}
        error={error}
      />
    </div>
  );
}

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
          className={buttonClass("secondary", "sm")}
        >
          <Phone aria-hidden="true" size={15} />
          {t("call", { phone })}
        </a>
      )}
    </>
  );
}
