import { useTranslations } from "use-intl";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { documentTypes, languages } from "@/modules/staffing/documents/rules";
import { useCountryChoices } from "@/web/shared/country-name";
import { SelectField } from "@/web/shared/select-field";
import { noneOr } from "@/web/ui/select";
import type { PartProps } from "./template-dialog";

/** What the template is for: the kind of paper, its language, and where it is meant. */
export function TemplateUse({ draft, change }: PartProps) {
  const t = useTranslations("admin.paper");
  const tDocuments = useTranslations("documents");
  const places = useCountryChoices();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={tDocuments("new.type")}
        value={draft.type}
        options={documentTypes.map((value) => ({ value, label: tDocuments(`types.${value}`) }))}
        onValueChange={(type) => change({ type })}
      />
      <SelectField
        label={tDocuments("new.language")}
        value={draft.language}
        options={languages.map((value) => ({ value, label: tDocuments(`languages.${value}`) }))}
        onValueChange={(language) => change({ language })}
      />
      <SelectField
        label={t("contractType")}
        value={draft.contractType ?? ""}
        options={noneOr(
          t("anyContract"),
          contractTypes.map((value) => ({ value, label: t(`contractTypes.${value}`) })),
        )}
        onValueChange={(contractType) => change({ contractType: contractType || null })}
      />
      <SelectField
        label={t("country")}
        value={draft.country ?? ""}
        options={noneOr(t("anyCountry"), places)}
        onValueChange={(country) => change({ country: country || null })}
      />
    </div>
  );
}
