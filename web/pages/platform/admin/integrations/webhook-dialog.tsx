import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Webhook } from "@/modules/platform/webhooks/model";
import {
  longestName,
  longestUrl,
  type WebhookEvent,
  webhookEvents,
} from "@/modules/platform/webhooks/rules";
import { api, isApiError, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { webhooksKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { keyOf } from "./event-key";
import { Secret } from "./secret";

type Props = { hook?: Webhook; onClose: () => void };
type Draft = { name: string; url: string; events: WebhookEvent[] };

/** Where to tell what; of a new one, and of one that gets a new secret, the secret is shown once. */
export function WebhookDialog({ hook, onClose }: Props) {
  const t = useTranslations("house.webhooks");
  const [secret, setSecret] = useState<string | null>(null);
  const [draft, change] = useDraft<Draft>(() => ({
    name: hook?.name ?? "",
    url: hook?.url ?? "",
    events: hook?.events ?? [],
  }));
  const save = useSaving(hook, (fresh) => (fresh ? setSecret(fresh) : onClose()));
  const renew = useRenewing(hook, setSecret);
  const fields = isApiError(save.error) ? save.error.refusal.fields : undefined;
  return (
    <FormDialog
      title={t(hook ? "editTitle" : "newTitle")}
      description={t("newText")}
      size="lg"
      submit={{ children: t(hook ? "save" : "create"), pending: save.isPending }}
      error={save.error ?? renew.error}
      aside={
        hook && (
          <Button look="ghost" pending={renew.isPending} onClick={() => renew.mutate()}>
            {t("renew")}
          </Button>
        )
      }
      instead={secret && <Secret secret={secret} text={t("once")} onClose={onClose} />}
      action={() => save.mutate(draft)}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        required
        maxLength={longestName}
        value={draft.name}
        error={fields?.["name"]}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t("url")}
        hint={t("urlHint")}
        type="url"
        required
        maxLength={longestUrl}
        value={draft.url}
        error={fields?.["url"]}
        onChange={(event) => change({ url: event.target.value })}
      />
      <CheckboxGroup
        legend={t("happenings")}
        options={webhookEvents.map((value) => ({ value, label: t(`events.${keyOf(value)}`) }))}
        value={draft.events}
        onValueChange={(events) => change({ events })}
      />
    </FormDialog>
  );
}

function useSaving(hook: Webhook | undefined, onDone: (secret: string | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(draft: Draft) {
      if (!hook) return (await ok(api.webhooks.post(draft))).secret;
      await ok(api.webhooks({ id: hook.id }).patch({ version: hook.version, ...draft }));
      return null;
    },
    onSuccess: async (secret) => {
      await queries.invalidateQueries({ queryKey: webhooksKey });
      onDone(secret);
    },
  });
}

function useRenewing(hook: Webhook | undefined, onDone: (secret: string) => void) {
  return useMutation({
    mutationFn: async () => ok(api.webhooks({ id: hook?.id ?? "" }).secret.post()),
    onSuccess: ({ secret }) => onDone(secret),
  });
}
