import { useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/market/employers/model";
import { employerRecord } from "@/web/features/market/employers/queries";
import { RecordShown } from "@/web/shared/record/record-shown";
import { EmployerHead } from "./employer-head";
import { EmployerTabs } from "./employer-tabs";

type Props = { id: string; rows: readonly string[]; onClose: () => void };

const kind = {
  path: "/radar",
  record: employerRecord,
  nameOf: ({ name }: { name: string }) => name,
};

/** One employer beside the list it was found in. */
export default function EmployerPanel({ rows, ...rest }: Props) {
  const t = useTranslations("radar.record");
  const words = { loading: t("loading"), failed: t("failed") };
  return (
    <RecordShown<EmployerRecord, EmployerRecord> kind={kind} words={words} beside={rows} {...rest}>
      {(employer, isFull) => (
        <>
          <EmployerHead employer={employer} isFull={isFull} />
          <EmployerTabs employer={employer} />
        </>
      )}
    </RecordShown>
  );
}
