import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { NewInvitation } from "@/modules/platform/accounts/invitations/model";
import { locales, roles } from "@/modules/platform/accounts/rules";
import { api, isApiError, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/form-dialog";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";
import { useDraft } from "@/web/shared/use-draft";
import { invitationsKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";
import { MadeLink } from "./made-link";

/** Whom, as what and in which language; then the link, mailed or to be handed over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("accounts");
  const queries = useQueryClient();
  const locale = useUser()?.locale ?? "en";
  const [given, change] = useDraft((): NewInvitation => ({ email: "", role: "recruiter", locale }));
  const invite = useMutation({
    mutationFn: () => ok(api.invitations.post(given)),
    onSuccess: () => queries.invalidateQueries({ queryKey: invitationsKey }),
  });
  const refused = isApiError(invite.error) ? invite.error.refusal.fields?.email : undefined;
  return (
    <FormDialog
      title={invite.data ? t("link.inviteTitle", { email: given.email }) : t("invite.title")}
      description={invite.data ? undefined : t("invite.text")}
      submit={{ pending: invite.isPending, children: t("invite.send") }}
      error={refused ? null : invite.error}
      onClose={onClose}
      action={() => invite.mutate()}
      instead={invite.data && <MadeLink link={invite.data} email={given.email} />}
    >
      <TextField
        label={t("invite.email")}
        type="email"
        value={given.email}
        onChange={(event) => change({ email: event.target.value })}
        error={refused}
        autoComplete="off"
        autoFocus
        required
      />
      <SelectField
        label={t("invite.role")}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={given.role}
        onValueChange={(role) => change({ role })}
      />
      <p className="-mt-2 text-xs text-ink-3">{t(`roleHints.${given.role}`)}</p>
      <SelectField
        label={t("invite.language")}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={given.locale}
        onValueChange={(next) => change({ locale: next })}
      />
    </FormDialog>
  );
}
