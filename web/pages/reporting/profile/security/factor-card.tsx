import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { SecondFactor } from "@/modules/platform/accounts/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { ownFactor } from "@/web/features/platform/accounts/queries";
import { ownFactorKey, usersKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { Tag } from "@/web/ui/tag";
import { SetUpDialog } from "./set-up-dialog";
import { useCopy } from "@/web/shared/hooks/use-copy";
import { Dialog } from "@/web/ui/dialog";

type Props = { codes: string[]; onClose: () => void };

/** Shown this once: to be copied or saved where a lost telephone does not take them along. */
function CodesDialog({ codes, onClose }: Props) {
  const t = useTranslations("accounts.security.codes");
  const common = useTranslations("common.actions");
  const copy = useCopy();
  const text = codes.join("\n");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={common("close")}
      footer={
        <>
          <Button onClick={() => copy(text, t("copied"))}>{t("copy")}</Button>
          <Button onClick={() => download(`${t("file")}.txt`, `${t("file")}\n\n${text}\n`)}>
            {t("save")}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t("done")}
          </Button>
        </>
      }
    >
      <ul aria-label={t("list")} className="num grid grid-cols-2 gap-x-6 gap-y-2 text-sm text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** A code beside the password: set up, looked after and turned off. */
export function FactorCard() {
  const t = useTranslations("accounts");
  const query = useQuery(ownFactor);
  const isOn = query.data?.since != null;
  return (
    <Card
      title={t("security.factor.title")}
      action={
        query.data && <Tag tone={isOn ? "ok" : "neutral"}>{t(`users.${isOn ? "on" : "off"}`)}</Tag>
      }
    >
      <Read
        query={query}
        words={{ loading: t("security.loading"), failed: t("security.failedLoad") }}
      >
        {(factor) => <Factor factor={factor} />}
      </Read>
    </Card>
  );
}

function Factor({ factor: { since, codesLeft } }: { factor: SecondFactor }) {
  const t = useTranslations("accounts.security.factor");
  const format = useFormatter();
  const [isSetUp, setUp] = useState(false);
  const [codes, show] = useState<string[] | null>(null);
  const when = since && format.dateTime(new Date(since), { dateStyle: "long" });
  return (
    <div className="grid justify-items-start gap-4 text-sm text-ink-2">
      {when ? <p>{t("on", { when })}</p> : <p>{t("off")}</p>}
      {since && (
        <p className={codesLeft < 3 ? "font-medium text-warn" : undefined}>
          {t("codesLeft", { count: codesLeft })}
        </p>
      )}
      {since ? (
        <Keeping onCodes={show} />
      ) : (
        <Button onClick={() => setUp(true)}>{t("setUp")}</Button>
      )}
      {isSetUp && (
        <SetUpDialog
          onClose={() => setUp(false)}
          onCodes={(all) => {
            setUp(false);
            show(all);
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => show(null)} />}
    </div>
  );
}

function Keeping({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useTranslations("accounts");
  const [isAsked, ask] = useState(false);
  const shared = { failure: t("security.factor.failed"), keys: [ownFactorKey, usersKey] };
  const renew = useUndoableMutation({
    run: () => ok(api.auth["second-factor"].codes.post()),
    ...shared,
  });
  const remove = useUndoableMutation({
    run: () => ok(api.auth["second-factor"].delete()),
    ...shared,
    success: () => t("security.factor.removed"),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        pending={renew.isPending}
        onClick={() => renew.mutate(undefined, { onSuccess: ({ codes }) => onCodes(codes) })}
      >
        {t("security.factor.renew")}
      </Button>
      <Button look="danger" onClick={() => ask(true)}>
        {t("security.factor.remove")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title={t("security.factor.removeTitle")}
        losses={t("security.factor.removeText")}
        confirmLabel={t("security.factor.removeNow")}
        cancelLabel={t("users.cancel")}
        pending={remove.isPending}
        onConfirm={() => {
          ask(false);
          remove.mutate(undefined);
        }}
      />
    </div>
  );
}
