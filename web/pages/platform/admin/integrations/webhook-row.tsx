import { useSetAtom } from "jotai";
import { Pencil, ScrollText, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Webhook, WebhookTest } from "@/modules/platform/webhooks/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { useServerText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { systemKey, webhooksKey } from "@/web/state/query-keys";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { IconButton } from "@/web/ui/icon-button";
import { Switch } from "@/web/ui/switch";
import { Tag, type Tone } from "@/web/ui/tag";
import { keyOf } from "./event-key";

type Props = { hook: Webhook; onEdit: () => void; onMessages: () => void };

/** One webhook: where it goes, how it fares, and what can be done with it. */
export function WebhookRow({ hook, onEdit, onMessages }: Props) {
  const t = useTranslations("house.webhooks");
  const { name, url, isOn } = hook;
  const { turn, test } = useWebhookActions(hook);
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
            <span className="break-words">{name}</span>
            <State hook={hook} />
          </p>
          <p className="num truncate text-xs text-ink-2">{url}</p>
        </div>
        <Switch
          label={t("on", { name })}
          checked={isOn}
          onCheckedChange={(wanted) => turn.mutate(wanted)}
        />
      </div>
      <Facts hook={hook} />
      <div className="flex gap-1">
        <IconButton
          icon={Send}
          label={t("test", { name })}
          disabled={test.isPending}
          onClick={() => test.mutate(undefined)}
        />
        <IconButton icon={ScrollText} label={t("messages", { name })} onClick={onMessages} />
        <IconButton icon={Pencil} label={t("edit", { name })} onClick={onEdit} />
        <Removing hook={hook} />
      </div>
    </li>
  );
}

const tones: Record<string, Tone> = { on: "ok", off: "neutral", stopped: "bad", resting: "warn" };

function State({ hook: { isOn, stoppedBecause, nextAt } }: { hook: Webhook }) {
  const t = useTranslations("house.webhooks");
  const off = stoppedBecause === null ? "off" : "stopped";
  const state = isOn ? (nextAt ? "resting" : "on") : off;
  return <Tag tone={tones[state] ?? "neutral"}>{t(`states.${state}`)}</Tag>;
}

function Facts({ hook }: { hook: Webhook }) {
  const t = useTranslations("house.webhooks");
  const say = useServerText();
  const format = useFormatter();
  const { events, waiting, failures, nextAt, lastDeliveredAt, stoppedBecause } = hook;
  const when = nextAt && format.dateTime(new Date(nextAt), "moment");
  return (
    <div className="grid gap-1 text-xs text-ink-2">
      <p>{events.map((event) => t(`events.${keyOf(event)}`)).join(", ")}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>{t("waiting", { count: waiting })}</span>
        {lastDeliveredAt && (
          <span className="inline-flex gap-1">
            {t("delivered")} <When iso={lastDeliveredAt} />
          </span>
        )}
        {when && <span>{t("again", { count: failures, when })}</span>}
      </p>
      {stoppedBecause && <p className="text-bad">{say(stoppedBecause)}</p>}
    </div>
  );
}

function Removing({ hook }: { hook: Webhook }) {
  const t = useTranslations("house.webhooks");
  const tCommon = useTranslations("common.actions");
  const [isAsked, setAsked] = useState(false);
  const { remove } = useWebhookActions(hook);
  const { name, waiting } = hook;
  return (
    <>
      <IconButton icon={Trash2} label={t("remove", { name })} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("removeTitle", { name })}
        losses={t("removeText", { count: waiting })}
        confirmLabel={t("removeNow")}
        cancelLabel={tCommon("cancel")}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </>
  );
}

/** What can be done with a webhook from its row. */
function useWebhookActions({ id, name, version }: Webhook) {
  const t = useTranslations("house.webhooks");
  const say = useServerText();
  const notify = useSetAtom(notifyAtom);
  const at = api.webhooks({ id });
  const shared = { failure: t("notChanged"), keys: [webhooksKey, systemKey] };
  const tell = ({ isWell, ms, sentence }: WebhookTest) =>
    notify({
      title: t(isWell ? "testWell" : "testBad", { name }),
      description: t("tested", { sentence: say(sentence), ms }),
      tone: isWell ? "ok" : "destructive",
    });
  return {
    turn: useUndoableMutation({
      run: (isOn: boolean) => ok(at.patch({ version, isOn })),
      ...shared,
    }),
    remove: useUndoableMutation({
      run: () => ok(at.delete()),
      success: () => t("removed", { name }),
      ...shared,
    }),
    test: useUndoableMutation({ run: async () => tell(await ok(at.test.post())), ...shared }),
  };
}
