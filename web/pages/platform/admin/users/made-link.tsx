import { Copy } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { MadeLink as Made } from "@/modules/platform/accounts/invitations/model";
import { TextField } from "@/web/shared/forms/text-field";
import { useCopy } from "@/web/shared/hooks/use-copy";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";

type Props = { link: Made; email: string };

/** The link, while it can still be read: afterwards only its hash is known. */
export function MadeLink({ link: { path, endsAt, isMailed }, email }: Props) {
  const t = useTranslations("accounts.link");
  const format = useFormatter();
  const copy = useCopy();
  const address = new URL(path, location.origin).href;
  const when = format.dateTime(new Date(endsAt), "moment");
  return (
    <div className="grid gap-4">
      <Banner tone={isMailed ? "ok" : "warn"}>
        {isMailed ? t("mailed", { email }) : t("handed")}
      </Banner>
      <TextField
        label={t("label")}
        hint={t("until", { when })}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={Copy} onClick={() => void copy(address, t("copied"))}>
        {t("copy")}
      </Button>
    </div>
  );
}

/** For somebody who has an account and cannot get in. */
export function MadeLinkDialog({ link, email, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("accounts.link");
  const common = useTranslations("common.actions");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("resetTitle")}
      closeLabel={common("close")}
      footer={
        <Button look="primary" onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <MadeLink link={link} email={email} />
    </Dialog>
  );
}
