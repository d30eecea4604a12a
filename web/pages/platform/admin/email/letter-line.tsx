import { RotateCw, X } from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { LoggedLetter } from "@/modules/platform/mail/model";
import { mayBeCancelled, mayBeRetried } from "@/modules/platform/mail/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { DeliveryTag } from "@/web/features/engagement/communications/message/delivery-tag";
import { useServerText } from "@/web/i18n/server-texts";
import { communicationsKey, mailKey } from "@/web/state/query-keys";
import { IconButton } from "@/web/ui/icon-button";

/** One letter: to whom, what about, where it stands and why, and what one can do about it. */
export function LetterLine({ letter }: { letter: LoggedLetter }) {
  const t = useTranslations("admin.email");
  const { to, purpose, by, state, sentAt, createdAt } = letter;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-1">
        <Subject letter={letter} />
        <p className="truncate text-xs text-ink-2">
          {to.name ? t("to", { name: to.name, address: to.address }) : to.address}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          <DeliveryTag state={state} />
          <span>{t(`purposes.${purpose}`)}</span>
          {by && <span>{t("by", { name: by })}</span>}
          <When iso={sentAt ?? createdAt} />
        </p>
        <Why letter={letter} />
      </div>
      <LetterActions letter={letter} />
    </li>
  );
}

/** Leads to the record that it was written about, where there is one. */
function Subject({ letter: { subject, record } }: { letter: LoggedLetter }) {
  const look = "truncate text-sm leading-[24px] font-medium text-ink";
  return record ? (
    <Link to={`/${record.kind}s/${record.id}`} className={`${look} hover:underline`}>
      {subject}
    </Link>
  ) : (
    <p className={look}>{subject}</p>
  );
}

function Why({ letter: { reason, nextAt, attempts } }: { letter: LoggedLetter }) {
  const t = useTranslations("admin.email");
  const say = useServerText();
  const format = useFormatter();
  if (!reason && !(nextAt && attempts > 0)) return null;
  const when = nextAt && attempts > 0 ? format.dateTime(new Date(nextAt), "moment") : null;
  return (
    <p className="text-xs break-words text-ink-2">
      {reason && say(reason)} {when && t("again", { when })}
    </p>
  );
}

function LetterActions({
  letter: { id, state, subject, attempts, purpose },
}: {
  letter: LoggedLetter;
}) {
  const t = useTranslations("admin.email");
  const at = api.mail.letters({ id });
  const shared = { failure: t("notChanged"), keys: [mailKey, communicationsKey] };
  const retry = useUndoableMutation({
    run: () => ok(at.retry.post()),
    success: () => t("retried"),
    ...shared,
  });
  const cancel = useUndoableMutation({
    run: () => ok(at.cancellation.post()),
    success: () => t("cancelled"),
    ...shared,
  });
  const isPutOff = state === "queued" && attempts > 0;
  // Whoever wants another test letter sends a new one above.
  const mayRetry = purpose !== "test" && (isPutOff || mayBeRetried.includes(state));
  return (
    <div className="flex shrink-0 gap-1">
      {mayRetry && (
        <IconButton
          icon={RotateCw}
          label={t("retry", { subject })}
          onClick={() => retry.mutate(undefined)}
        />
      )}
      {mayBeCancelled.includes(state) && (
        <IconButton
          icon={X}
          label={t("cancel", { subject })}
          onClick={() => cancel.mutate(undefined)}
        />
      )}
    </div>
  );
}
