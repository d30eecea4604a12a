import { useQuery } from "@tanstack/react-query";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OpenSession } from "@/modules/platform/accounts/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useDeed } from "@/web/features/records/core/use-deed";
import { When } from "@/web/features/records/core/when";
import { ownSessions } from "@/web/features/platform/accounts/queries";
import { ownSessionsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

export function SessionsCard() {
  const t = useTranslations("accounts.security");
  const query = useQuery({ ...ownSessions, staleTime: 0 });
  const end = useDeed({
    act: () => ok(api.auth.sessions.delete()),
    said: ({ ended }) => t("sessions.endedOthers", { count: ended }),
    failed: t("sessions.failed"),
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
  const end = useDeed({
    act: () => ok(api.auth.sessions({ id }).delete()),
    said: () => t("ended"),
    failed: t("failed"),
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
