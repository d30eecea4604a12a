import { useQuery } from "@tanstack/react-query";
import { RotateCw, X } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Invitation, MadeLink as Made } from "@/modules/platform/accounts/invitations/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { invitationsKey } from "@/web/state/query-keys";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { MadeLinkDialog } from "./made-link";
import { invitations } from "./queries";

/** Those that nobody has accepted yet; without any there is nothing to show. */
export function Invitations() {
  const t = useTranslations("accounts.invitations");
  const { data = [] } = useQuery(invitations);
  if (data.length === 0) return null;
  return (
    <Card title={t("title")}>
      <ul aria-label={t("title")} className="divide-y divide-line">
        {data.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ invitation: { id, email, role, by, endsAt, isOver } }: { invitation: Invitation }) {
  const t = useTranslations("accounts");
  const format = useFormatter();
  const [link, show] = useState<Made | null>(null);
  const shared = { failure: t("invitations.failed"), keys: [invitationsKey] };
  const renew = useUndoableMutation({
    run: () => ok(api.invitations({ id }).link.post()),
    ...shared,
  });
  const withdraw = useUndoableMutation({
    run: () => ok(api.invitations({ id }).delete()),
    success: () => t("invitations.withdrawn", { email }),
    ...shared,
  });
  const when = format.dateTime(new Date(endsAt), "moment");
  return (
    <li className="flex items-center gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium text-ink">{email}</p>
        <p className="text-xs text-ink-2">
          {t("invitations.line", { role: t(`roles.${role}`), name: by })} ·{" "}
          {isOver ? t("invitations.over") : t("invitations.until", { when })}
        </p>
      </div>
      <IconButton
        icon={RotateCw}
        label={t("invitations.renew", { email })}
        onClick={() => renew.mutate(undefined, { onSuccess: show })}
      />
      <IconButton
        icon={X}
        label={t("invitations.withdraw", { email })}
        onClick={() => withdraw.mutate(undefined)}
      />
      {link && <MadeLinkDialog link={link} email={email} onClose={() => show(null)} />}
    </li>
  );
}
