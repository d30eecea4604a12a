import { useTranslations } from "use-intl";
import { SelectField } from "@/web/shared/forms/select-field";

export type Page = "named" | "anonymous";

type Props = { value: Page; onValueChange: (page: Page) => void };

/** Whether a client sees a name or a candidate without one. */
export function PageField(props: Props) {
  const t = useTranslations("projectWork.submission");
  return (
    <SelectField
      {...props}
      label={t("page")}
      options={[
        { value: "named", label: t("named") },
        { value: "anonymous", label: t("anonymous") },
      ]}
    />
  );
}
