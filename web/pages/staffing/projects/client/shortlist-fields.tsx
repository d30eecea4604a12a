import { useTranslations } from "use-intl";
import { maxDays } from "@/modules/staffing/submissions/rules";
import { locales } from "@/modules/platform/accounts/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { CheckboxGroup } from "@/web/ui/checkbox";
import type { Option } from "@/web/ui/select";
import { type Page, PageField } from "../page-field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { projectsKey } from "@/web/state/query-keys";

/** What is chosen of a shortlist before it is made. */
export type Draft = {
  candidateIds: string[];
  page: Page;
  locale: (typeof locales)[number];
  days: string;
  message: string;
};

/** Makes the page of a shortlist, with its link. */
export function useSharing(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ page, days, ...chosen }: Draft) =>
      ok(
        api
          .projects({ id })
          .shortlists.post({ ...chosen, isNamed: page === "named", days: Number(days) }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectsKey }),
  });
}

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
        max={maxDays}
        required
        value={draft.days}
        onChange={({ target }) => onChange({ days: target.value })}
      />
    </div>
  );
}
