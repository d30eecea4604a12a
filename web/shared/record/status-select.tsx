import { useTranslations } from "use-intl";
import { Select } from "@/web/ui/select";

type Props<Status extends string> = {
  status: Status;
  /** Where it may go from here. */
  next: readonly Status[];
  labelOf: (status: Status) => string;
  onChoose: (status: Status) => void;
};

/** The status and where it may go from here. */
export function StatusSelect<Status extends string>(props: Props<Status>) {
  const { status, next, labelOf, onChoose } = props;
  const t = useTranslations("records");
  return (
    <Select
      aria-label={t("changeStatus")}
      options={[status, ...next].map((value) => ({ value, label: labelOf(value) }))}
      value={status}
      onValueChange={(chosen) => chosen !== status && onChoose(chosen)}
    />
  );
}
