import { useTranslations } from "use-intl";
import { longestTitle, longestWords } from "@/modules/privacy/breaches/rules";
import { momentOf, wallOf } from "@/src/calendar/time-zones";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { FormDialog } from "@/web/shared/form-dialog";
import { TextAreaField } from "@/web/shared/text-area-field";
import { TextField } from "@/web/shared/text-field";
import { useDraft } from "@/web/shared/use-draft";
import { useZone } from "@/web/shared/use-zone";
import { breachesKey } from "@/web/state/query-keys";
import { MomentField } from "./moment-field";

/** As little as is known in the first minute. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("legal.breaches");
  const tLegal = useTranslations("legal");
  const zone = useZone();
  const [draft, change] = useDraft(() => ({
    title: "",
    discoveredAt: wallOf(new Date().toISOString(), zone),
    what: "",
  }));
  const report = useDeed({
    act: () =>
      ok(
        api.breaches.post({
          ...draft,
          discoveredAt: momentOf(draft.discoveredAt, zone) ?? draft.discoveredAt,
        }),
      ),
    failed: tLegal("notSaved"),
    keys: [breachesKey],
  });
  return (
    <FormDialog
      title={t("add")}
      description={t("noNames")}
      submit={{ children: t("add"), pending: report.isPending }}
      error={report.error}
      action={() => report.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t("fields.title")}
        required
        maxLength={longestTitle}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <MomentField
        label={t("fields.discoveredAt")}
        required
        value={draft.discoveredAt}
        onChange={(discoveredAt) => change({ discoveredAt })}
      />
      <TextAreaField
        label={t("fields.what")}
        maxLength={longestWords}
        value={draft.what}
        onChange={({ target }) => change({ what: target.value })}
      />
    </FormDialog>
  );
}
