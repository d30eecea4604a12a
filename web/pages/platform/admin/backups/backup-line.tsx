import { Download, EllipsisVertical, ShieldCheck, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Backup } from "@/modules/platform/backups/model";
import { useSize } from "@/web/features/records/files/use-size";
import { useServerText, useErrorText } from "@/web/i18n/server-texts";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { IconButton } from "@/web/ui/icon-button";
import { Menu } from "@/web/ui/menu";
import { Tag } from "@/web/ui/tag";
import { moment, useWhen } from "./backup-state";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { notifyAtom } from "@/web/state/notices";
import { backupsKey } from "@/web/state/query-keys";

type Failing = "verifyFailed" | "downloadFailed" | "removeFailed";

/** Does something with one backup, and says why where it could not. */
function useBackupAction<Done>(
  act: (name: string) => Promise<Done>,
  failed: Failing,
  done?: () => void,
) {
  const t = useTranslations("backups");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => done?.(),
    onError: (error) =>
      notify({ title: t(failed), description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: backupsKey }),
  });
}

const useVerification = () =>
  useBackupAction((name) => ok(api.admin.backups({ name }).verification.post()), "verifyFailed");

/** A link cannot ask whether it is still them, so that is asked before it is followed. */
const useDownload = () =>
  useBackupAction(async (name) => {
    await ok(api.admin.backups({ name }).release.post());
    const link = document.createElement("a");
    link.href = `/api/admin/backups/${name}/content`;
    link.download = name;
    link.click();
  }, "downloadFailed");

function useRemoval(onDone: () => void) {
  const t = useTranslations("backups");
  const notify = useSetAtom(notifyAtom);
  return useBackupAction(
    (name) => ok(api.admin.backups({ name }).delete()),
    "removeFailed",
    () => {
      notify({ title: t("removed"), tone: "ok" });
      onDone();
    },
  );
}

/** One backup: when, how much, whether it is whole, and what can be done with it. */
export function BackupLine({ backup, isBusy }: { backup: Backup; isBusy: boolean }) {
  const t = useTranslations("backups");
  const format = useFormatter();
  const sizeOf = useSize();
  const [isRemoving, setRemoving] = useState(false);
  const verify = useVerification();
  const download = useDownload();
  const { name, bytes, rows, files } = backup;
  const when = moment(format, backup.createdAt);
  const label = t("actions", { when });
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{when}</span>
          <span className="num text-ink-2">{sizeOf(bytes)}</span>
          <Standing backup={backup} />
        </p>
        <p className="text-xs text-ink-2">{t("contents", { rows, files })}</p>
        {backup.sha256 && (
          <p className="truncate font-mono text-2xs text-ink-3" title={backup.sha256}>
            {backup.sha256}
          </p>
        )}
        <Damage backup={backup} />
      </div>
      <Menu
        label={label}
        entries={[
          { label: t("download"), icon: Download, onSelect: () => download.mutate(name) },
          {
            label: t("verify"),
            icon: ShieldCheck,
            disabled: isBusy,
            onSelect: () => verify.mutate(name),
          },
          {
            label: t("remove"),
            icon: Trash2,
            isDanger: true,
            onSelect: () => setRemoving(true),
          },
        ]}
      >
        <IconButton icon={EllipsisVertical} label={label} size="sm" />
      </Menu>
      <RemovalDialog name={name} when={when} open={isRemoving} onOpenChange={setRemoving} />
    </li>
  );
}

function Standing({ backup: { verifiedAt, isEncrypted, copiedAt } }: { backup: Backup }) {
  const t = useTranslations("backups");
  const when = useWhen();
  return (
    <>
      {verifiedAt ? (
        <Tag tone="ok">{t("verified", { when: when(verifiedAt) })}</Tag>
      ) : (
        <Tag tone="bad">{t("damaged")}</Tag>
      )}
      {isEncrypted && <Tag hasLed={false}>{t("isEncrypted")}</Tag>}
      {copiedAt && <Tag hasLed={false}>{t("isCopied")}</Tag>}
    </>
  );
}

function Damage({ backup: { damage } }: { backup: Backup }) {
  const say = useServerText();
  return damage && <p className="text-xs text-bad">{say(damage)}</p>;
}

type Props = { name: string; when: string; open: boolean; onOpenChange: (open: boolean) => void };

/** A backup that is gone cannot be brought back, so it is asked for once more. */
function RemovalDialog({ name, when, open, onOpenChange }: Props) {
  const t = useTranslations("backups");
  const tCommon = useTranslations("common.actions");
  const removal = useRemoval(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("removeTitle", { when })}
      losses={t("removeText")}
      confirmLabel={t("removeConfirm")}
      cancelLabel={tCommon("cancel")}
      pending={removal.isPending}
      onConfirm={() => removal.mutate(name)}
    />
  );
}
