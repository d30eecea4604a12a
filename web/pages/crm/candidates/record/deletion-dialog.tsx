import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { maxReasonLength } from "@/modules/privacy/gdpr/rules";
import { api, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { candidatesKey, gdprKey } from "@/web/state/query-keys";
import { notifyAtom } from "@/web/state/notices";

type Props = { id: string; name: string; onClose: () => void };

/** Why somebody's data is to go; until then it is only kept, and the request can be undone. */
export default function DeletionDialog({ id, name, onClose }: Props) {
  const t = useTranslations("candidates.deletion");
  const [reason, setReason] = useState("");
  const request = useDeletion(id);
  return (
    <FormDialog
      title={t("title", { name })}
      description={t("text")}
      submit={{ children: t("confirm"), look: "danger", pending: request.isPending }}
      action={() => request.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextAreaField
        label={t("reason")}
        required
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

function useDeletion(id: string) {
  const t = useTranslations("candidates.deletion");
  const [say, refusalOf] = [useServerText(), useErrorText()];
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () =>
    Promise.all(
      [candidatesKey, gdprKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return useMutation({
    mutationFn: (reason: string) =>
      ok(api.gdpr["data-deletion"].post({ entityType: "candidate", entityId: id, reason })),
    onSuccess({ message, erasure }) {
      const undo = async () => {
        await ok(api.gdpr.erasures({ id: erasure.id }).delete());
        await refresh();
      };
      notify({ title: t("done"), description: say(message), tone: "ok", undo });
      return refresh();
    },
    onError: (error) =>
      notify({
        title: t("failed"),
        description: refusalOf(error, t("failedText")),
        tone: "destructive",
      }),
  });
}
