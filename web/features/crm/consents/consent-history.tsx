import { useTranslations } from "use-intl";
import { lapsedBy, mistakenBy } from "@/modules/crm/candidates/legal-bases/rules";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useDate } from "@/web/shared/dates";
import { SectionTitle } from "@/web/ui/section-title";

const ends = { [lapsedBy]: "lapsedOn", [mistakenBy]: "mistakenOn" } as const;
const endOf = (by: string | null) => ends[by as keyof typeof ends] ?? "withdrawnOn";

/** Every consent that was ever noted, also those that were withdrawn. */
export function ConsentHistory({ consents }: { consents: Consents["consents"] }) {
  const t = useTranslations("papers.consents");
  const day = useDate();
  if (consents.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("history")}</SectionTitle>
      <ul className="grid gap-2 text-sm text-ink-2">
        {consents.map((it) => (
          <li key={it.id}>
            {t("entry", {
              purpose: t(`purposes.${it.purpose}`),
              day: day(it.givenAt),
              channel: t(`channels.${it.channel}`),
              version: [it.textVersion, it.language].filter(Boolean).join(" "),
            })}
            <span className="block text-xs text-ink-3">
              {[
                t("recorded", { name: it.recordedBy }),
                it.proof,
                it.withdrawnAt &&
                  t(endOf(it.withdrawnBy), {
                    day: day(it.withdrawnAt),
                    name: it.withdrawnBy ?? "",
                  }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
