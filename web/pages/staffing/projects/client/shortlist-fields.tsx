import { useTranslations } from "use-intl";
import { longestDays } from "@/modules/staffing/submissions/rules";
import { locales } from "@/modules/platform/accounts/rules";
import { SelectField } from "@/web/shared/select-field";
import { TextAreaField } from "@/web/shared/text-area-field";
import { TextField } from "@/web/shared/text-field";
import { CheckboxGroup } from "@/web/ui/checkbox";
import type { Option } from "@/web/ui/select";
import { PageField } from "../page-field";
import type { Draft } from "./use-sharing";

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void };

/** Who stands on the page, and how it looks to the client. */
export function ShortlistFields({ people, ...props }: Props & { people: readonly Option[] }) {
  const t = useTranslations("projectWork.shortlist");
  const { draft, onChange } = props;
  return (
    <>
      <CheckboxGroup
        legend={t("who")}
        options={people}
        value={draft.candidateIds}
        onValueChange={(candidateIds) => onChange({ candidateIds })}
      />
      <PageField value={draft.page} onValueChange={(page) => onChange({ page })} />
      <ReadingFields {...props} />
      <TextAreaField
        label={t("message")}
        maxLength={1000}
        value={draft.message}
        onChange={({ target }) => onChange({ message: target.value })}
      />
    </>
  );
}

/** In which language it is read, and for how long. */
function ReadingFields({ draft, onChange }: Props) {
  const t = useTranslations("projectWork.shortlist");
  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField
        label={t("language")}
        options={locales.map((value) => ({ value, label: t(`locales.${value}`) }))}
        value={draft.locale}
        onValueChange={(locale) => onChange({ locale })}
      />
      <TextField
        label={t("days")}
        type="number"
        min={1}
        max={longestDays}
        required
        value={draft.days}
        onChange={({ target }) => onChange({ days: target.value })}
      />
    </div>
  );
}
