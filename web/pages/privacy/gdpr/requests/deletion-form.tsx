import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { DeletionRequest } from "@/modules/privacy/gdpr/model";
import { longestReason } from "@/modules/privacy/gdpr/rules";
import { api, ok } from "@/web/api";
import { useSpoken } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { useStep } from "../use-step";
import { nobody, PersonFields } from "./person-fields";

/** Somebody wants to be forgotten: from here on their data is only kept, and nothing is gone before a name is typed. */
export function DeletionForm({ onRequested }: { onRequested: (id: string) => void }) {
  const t = useTranslations("gdpr.deletion");
  const say = useSpoken();
  const [person, setPerson] = useState(nobody);
  const [reason, setReason] = useState("");
  const [isSent, setSent] = useState(false);
  const request = useStep({
    act: (asked: DeletionRequest) => ok(api.gdpr["data-deletion"].post(asked)),
    done: ({ message }) => ({ title: t("doneTitle"), text: say(message) }),
    failed: { title: t("failedTitle"), text: t("failedText") },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { entityType, picked } = person;
    const isWhole = picked !== null && reason.trim() !== "";
    setSent(!isWhole);
    if (!isWhole) return;
    const asked = { entityType, entityId: picked.id, reason: reason.trim() };
    request.mutate(asked, {
      onSuccess: ({ erasure }) => {
        setPerson(nobody);
        setReason("");
        onRequested(erasure.id);
      },
    });
  };
  return (
    <Card title={t("title")}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-2">{t("text")}</p>
        <PersonFields person={person} onChange={setPerson} isMissing={isSent} />
        <Field
          label={t("reason")}
          error={isSent && reason.trim() === "" ? say("Required") : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={longestReason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          look="danger"
          className="justify-self-start"
          pending={request.isPending}
        >
          {t("action")}
        </Button>
      </form>
    </Card>
  );
}
