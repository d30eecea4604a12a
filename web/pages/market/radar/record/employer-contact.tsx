import { useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/market/employers/model";
import { contacts } from "@/modules/market/employers/rules";
import { PostedWhen } from "@/web/features/market/jobs/posted-when";
import { useSpoken } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { Segmented } from "@/web/ui/segmented";
import { SectionTitle } from "@/web/ui/section-title";
import { useEmployerEdit } from "../use-employer-edit";

/** Whether anybody of us has spoken with them; who and when stands beside it. */
export function EmployerContact({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar");
  const mayEdit = useMay("recruiter");
  const edit = useEmployerEdit();
  const say = useSpoken();
  const { contact, contactAt, contactBy } = employer;
  return (
    <section aria-label={t("record.contact")} className="grid gap-1.5">
      <SectionTitle className="eyebrow">{t("record.contact")}</SectionTitle>
      {mayEdit ? (
        <div>
          <Segmented
            label={t("record.contact")}
            choices={contacts.map((value) => ({ value, label: t(`contacts.${value}`) }))}
            value={contact}
            onValueChange={(next) => next !== contact && edit.mutate([{ employer, contact: next }])}
          />
        </div>
      ) : (
        <p className="text-sm text-ink">{t(`contacts.${contact}`)}</p>
      )}
      {contactAt && contactBy && (
        <p className="text-xs text-ink-3">
          {t("record.by", { name: say(contactBy) })} · <PostedWhen iso={contactAt} />
        </p>
      )}
    </section>
  );
}
