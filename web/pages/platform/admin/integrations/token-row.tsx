import { Ban } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Token } from "@/modules/platform/api-tokens/model";
import { areas, type Scopes } from "@/modules/platform/api-tokens/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { tokensKey } from "@/web/state/query-keys";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

const tones = { working: "ok", asleep: "warn", expired: "neutral", revoked: "neutral" } as const;

/** One token: what it reaches, until when, and when it was last used. */
export function TokenRow({ token }: { token: Token }) {
  const t = useTranslations("house.tokens");
  const format = useFormatter();
  const { name, hint, state, scopes, createdBy, expiresAt, lastUsedAt } = token;
  const day = format.dateTime(new Date(expiresAt), "day");
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          <span className="break-words">{name}</span>
          <span className="num text-xs text-ink-3">…{hint}</span>
          <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        </p>
        <p className="text-xs text-ink-2">
          <Reach scopes={scopes} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          <span>{t("by", { name: createdBy })}</span>
          <span>{t(state === "expired" ? "ended" : "ends", { day })}</span>
          <span className="inline-flex items-center gap-1">
            {lastUsedAt ? t("used") : t("unused")}
            {lastUsedAt && <When iso={lastUsedAt} />}
          </span>
        </p>
        {state === "asleep" && <p className="text-xs text-warn">{t("asleepText")}</p>}
      </div>
      {(state === "working" || state === "asleep") && <Revoking token={token} />}
    </li>
  );
}

function Reach({ scopes }: { scopes: Scopes }) {
  const t = useTranslations("house.tokens");
  const named = (level: "read" | "write") =>
    areas.filter((area) => scopes[area] === level).map((area) => t(`areas.${area}`));
  const [reads, writes] = [named("read"), named("write")];
  const told = [
    reads.length > 0 && t("reads", { areas: reads.join(", ") }),
    writes.length > 0 && t("writes", { areas: writes.join(", ") }),
  ];
  return told.filter(Boolean).join(" · ");
}

function Revoking({ token: { id, name } }: { token: Token }) {
  const t = useTranslations("house.tokens");
  const tCommon = useTranslations("common.actions");
  const [isAsked, setAsked] = useState(false);
  const revoke = useUndoableMutation({
    run: () => ok(api.tokens({ id }).revocation.post()),
    success: () => t("revoked", { name }),
    failure: t("notRevoked"),
    keys: [tokensKey],
  });
  return (
    <>
      <IconButton icon={Ban} label={t("revoke", { name })} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("revokeTitle", { name })}
        losses={t("revokeText")}
        confirmLabel={t("revokeNow")}
        cancelLabel={tCommon("cancel")}
        pending={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </>
  );
}
