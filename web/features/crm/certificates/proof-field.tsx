import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { filesOf } from "@/web/features/platform/files/queries";
import { SelectField } from "@/web/shared/select-field";
import { noneOr } from "@/web/ui/select";

type Props = { candidateId: string; value: string; onChange: (fileId: string) => void };

/** Which of the candidate's files shows the paper. */
export function ProofField({ candidateId, value, onChange }: Props) {
  const t = useTranslations("papers.wallet");
  const { data = [] } = useQuery(filesOf({ kind: "candidate", id: candidateId }));
  const files = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t("fields.proof")}
      options={noneOr(t("noProof"), files)}
      value={value}
      onValueChange={onChange}
    />
  );
}
