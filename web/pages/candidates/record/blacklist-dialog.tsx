import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/candidates/model";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Input, Textarea } from "@/web/ui/input";
import { candidateKind } from "../kind";
import { useCandidateMove } from "./use-candidate-move";

type Props = { candidate: Candidate; onClose: () => void };

/** Nobody is put on the blacklist without a reason and a day to think again. */
export function BlacklistDialog({ candidate, onClose }: Props) {
  const t = useTranslations("candidates.blacklist");
  const tCommon = useTranslations("common.actions");
  const form = useId();
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const change = useCandidateMove(candidate);
  const submit = () =>
    change.mutate({ status: "blacklisted", reason, until }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title", { name: candidateKind.nameOf(candidate) })}
      description={t("text")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="danger" type="submit" form={form} pending={change.isPending}>
          {t("confirm")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        <Field label={t("reason")}>
          {(control) => (
            <Textarea
              {...control}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("until")} hint={t("untilHint")}>
          {(control) => (
            <Input
              {...control}
              required
              type="date"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
