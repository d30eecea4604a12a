import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import type { Approver, Approvers } from "@/modules/staffing/timesheets/approvals/model";
import { approverRanks } from "@/modules/staffing/timesheets/approvals/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { timesheetsKey } from "@/web/state/query-keys";
import { noneOr } from "@/web/ui/select";

type Props = { client: ClientRecord; found: Approvers; onClose: () => void };
type Chosen = Omit<Approver, "locale">;

/** The first and the second approver of each site, and of all sites without any. */
export default function ApproversDialog({ client, found, onClose }: Props) {
  const t = useTranslations("timesheets.approvers");
  const [chosen, setChosen] = useState<Chosen[]>(found.approvers);
  const [locale, setLocale] = useState<Locale>(found.approvers[0]?.locale ?? "nl");
  const saving = useUndoableMutation<void, Approvers>({
    run: () => {
      const approvers = chosen.map((it) => ({ ...it, locale }));
      const { version } = found;
      return ok(api.clients({ id: client.id })["timesheet-approvers"].put({ version, approvers }));
    },
    success: () => t("saved"),
    failure: t("failed"),
    keys: [timesheetsKey],
  });
  const places = [{ id: null, name: t("everywhere") }, ...client.sites];
  const people = client.contacts.filter(({ email }) => email);
  const contacts = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      title={t("title")}
      submit={{ children: t("save"), pending: saving.isPending }}
      error={saving.error}
      action={() => saving.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {people.length === 0 && <p className="text-sm text-ink-2">{t("noContacts")}</p>}
      {places.map(({ id: siteId, name }) => (
        <fieldset key={siteId} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <legend className="eyebrow mb-1">{name}</legend>
          {approverRanks.map((rank) => (
            <SelectField
              key={rank}
              label={t(`ranks.${rank}`)}
              options={noneOr(t("nobody"), contacts)}
              value={chosen.find((it) => isAt(it, siteId, rank))?.contactId ?? ""}
              onValueChange={(contactId) => setChosen(put(chosen, { siteId, rank, contactId }))}
            />
          ))}
        </fieldset>
      ))}
      <SelectField
        label={t("language")}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={locale}
        onValueChange={setLocale}
      />
    </FormDialog>
  );
}

const isAt = (it: Chosen, siteId: string | null, rank: number) =>
  it.siteId === siteId && it.rank === rank;

const put = (chosen: Chosen[], one: Chosen): Chosen[] => [
  ...chosen.filter((it) => !isAt(it, one.siteId, one.rank)),
  ...(one.contactId ? [one] : []),
];
