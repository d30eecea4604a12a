import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import type { EntityType } from "@/modules/engagement/communications/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";
import { AboutFields } from "./write/about-fields";
import type { NamedAbout } from "./write/draft";

type Props = { message: Communication; onClose: () => void };

/** Which record a message is about. */
export function FilingDialog({ message, onClose }: Props) {
  const t = useTranslations("communications");
  const [kind, setKind] = useState<EntityType>(message.entityType ?? "candidate");
  const [about, setAbout] = useState<NamedAbout | null>(null);
  const file = useFiling(message);
  const choose = (chosen: EntityType) => {
    setKind(chosen);
    setAbout(null);
  };
  const submit = () => {
    if (about) file.mutate(about, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("unfiled.title")}
      description={t("unfiled.text")}
      submit={{ children: t("unfiled.submit"), pending: file.isPending, disabled: !about }}
      action={submit}
      onClose={onClose}
    >
      <AboutFields kind={kind} about={about} onKind={choose} onAbout={setAbout} />
    </FormDialog>
  );
}

/** Says where a message belongs; taken back it lies where it lay. */
function useFiling({ id, entityType, entityId }: Communication) {
  const t = useTranslations("communications.unfiled");
  const { filing } = api.crm.communications({ id });
  const before = entityType && entityId ? { entityType, entityId } : null;
  return useUndoableMutation({
    run: ({ kind, id: entityId }: NamedAbout) => ok(filing.post({ entityType: kind, entityId })),
    undo: () => (before ? ok(filing.post(before)) : ok(filing.delete())),
    success: (_, { name }) => t("filed", { name }),
    failure: t("failed"),
    keys: [communicationsKey, timelineKey],
  });
}
