import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { RecordFormDialog } from "@/web/shared/record/form/record-form-dialog";
import { FormSection } from "@/web/shared/record/form/section";
import { ClientFields } from "./client-fields";
import { projectFormKind, TeamFields, TermFields } from "./team-fields";
import { FormContext } from "./parts";
import { SeatFields } from "./seat-fields";

type Props = {
  project: ProjectRecord;
  onSaved: (project: ProjectRecord) => void;
  onClose: () => void;
};

/** Everything that a project is agreed on, in one form. */
export default function ProjectDialog({ project, ...rest }: Props) {
  const t = useTranslations("projectWork.steps");
  return (
    <RecordFormDialog kind={projectFormKind} context={FormContext} record={project} {...rest}>
      <FormSection title={t("client")}>
        <ClientFields />
      </FormSection>
      <FormSection title={t("terms")}>
        <TermFields />
      </FormSection>
      <FormSection title={t("seats")}>
        <SeatFields />
      </FormSection>
      <FormSection title={t("team")}>
        <TeamFields />
      </FormSection>
    </RecordFormDialog>
  );
}
