import { useTranslations } from "use-intl";
import type { Certificate } from "@/modules/candidates/model";
import { ValidityTag } from "@/web/components/candidates/validity-tag";

/** The papers with their lights, those that end first on top. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const t = useTranslations("candidates.record");
  const soonest = certificates.toSorted((a, b) =>
    (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999"),
  );
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink">{t("certificates")}</h3>
      {soonest.length === 0 && <p className="text-sm text-ink-3">{t("noCertificates")}</p>}
      <ul className="grid gap-2">
        {soonest.map((it) => (
          <li
            key={it.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-raised px-3 py-2"
          >
            <span className="min-w-0 flex-1 text-sm text-ink">
              {it.name}
              {it.number && <span className="num text-xs text-ink-3"> {it.number}</span>}
            </span>
            <ValidityTag expiresOn={it.expiresOn} />
            <span className="w-full text-xs text-ink-3">
              {it.verifiedBy ? t("verified", { name: it.verifiedBy }) : t("unverified")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
