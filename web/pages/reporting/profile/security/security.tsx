import { FactorCard } from "./factor-card";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { passwordMax, passwordMin } from "@/modules/platform/accounts/rules";
import { api, isApiError, ok } from "@/web/api";
import { PasswordField } from "@/web/shared/forms/password-field";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { useDraft } from "@/web/shared/forms/use-draft";
import { notifyAtom } from "@/web/state/notices";
import { ownSessionsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import type { OpenSession } from "@/modules/platform/accounts/model";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { ownSessions } from "@/web/features/platform/accounts/queries";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

const nothing = { password: "", next: "" };

function PasswordCard() {
  const t = useTranslations("accounts.security.password");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const [given, change] = useDraft(() => nothing);
  const save = useMutation({
    mutationFn: () => ok(api.auth.password.put(given)),
    onSuccess: async () => {
      change(nothing);
      notify({ title: t("saved"), description: t("savedText"), tone: "ok" });
      await queries.invalidateQueries({ queryKey: ownSessionsKey });
    },
  });
  const fields = (isApiError(save.error) && save.error.refusal.fields) || {};
  const isTold = "password" in fields || "next" in fields;
  return (
    <Card title={t("title")}>
      <form className="grid max-w-md gap-4" action={() => save.mutate()}>
        <p className="text-sm text-ink-2">{t("text")}</p>
        <SaveRefusal error={isTold ? null : save.error} />
        <PasswordField
          label={t("current")}
          value={given.password}
          onChange={(event) => change({ password: event.target.value })}
          error={fields.password}
          autoComplete="current-password"
          required
        />
        <PasswordField
          label={t("next")}
          hint={t("hint")}
          value={given.next}
          onChange={(event) => change({ next: event.target.value })}
          error={fields.next}
          autoComplete="new-password"
          minLength={passwordMin}
          maxLength={passwordMax}
          required
        />
        <Button type="submit" pending={save.isPending} className="justify-self-start">
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}

function SessionsCard() {
  const t = useTranslations("accounts.security");
  const query = useQuery({ ...ownSessions, staleTime: 0 });
  const end = useUndoableMutation({
    run: () => ok(api.auth.sessions.delete()),
    success: ({ ended }) => t("sessions.endedOthers", { count: ended }),
    failure: t("sessions.failed"),
    keys: [ownSessionsKey],
  });
  return (
    <Card
      title={t("sessions.title")}
      action={
        (query.data?.length ?? 0) > 1 && (
          <Button icon={LogOut} pending={end.isPending} onClick={() => end.mutate(undefined)}>
            {t("sessions.endOthers")}
          </Button>
        )
      }
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("failedLoad") }}>
        {(all) => (
          <ul aria-label={t("sessions.list")} className="grid divide-y divide-line">
            {all.map((session) => (
              <Line key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Read>
    </Card>
  );
}

function Line({ session: { id, device, network, lastSeenAt, isThis } }: { session: OpenSession }) {
  const t = useTranslations("accounts.security.sessions");
  const name = device || t("unknownDevice");
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Monitor;
  const end = useUndoableMutation({
    run: () => ok(api.auth.sessions({ id }).delete()),
    success: () => t("ended"),
    failure: t("failed"),
    keys: [ownSessionsKey],
  });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          {name}
          {isThis && <Tag tone="ok">{t("here")}</Tag>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-ink-2">
          <span>
            {t("lastSeen")} <When iso={lastSeenAt} />
          </span>
          {network && <span>{t("network", { network })}</span>}
        </p>
      </div>
      {!isThis && (
        <IconButton
          icon={LogOut}
          label={t("end", { device: name })}
          aria-disabled={end.isPending || undefined}
          onClick={() => end.mutate(undefined)}
        />
      )}
    </li>
  );
}

/** How one's own account is kept: password, second factor and where one is signed in. */
export function Security() {
  return (
    <>
      <PasswordCard />
      <FactorCard />
      <SessionsCard />
    </>
  );
}
