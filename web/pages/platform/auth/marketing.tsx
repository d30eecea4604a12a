import { Radar, ShieldCheck, Target } from "lucide-react";
import { useTranslations } from "use-intl";
import { useBrand } from "@/web/state/brand";
import { Racks } from "@/web/shell/racks";

const promises = [
  { id: "sourcing", icon: Radar },
  { id: "matching", icon: Target },
  { id: "compliance", icon: ShieldCheck },
] as const;

/** What the platform is, for large screens only. */
export function Marketing() {
  const t = useTranslations("auth.marketing");
  const { tagline } = useBrand();
  return (
    <aside className="blueprint hidden flex-col justify-between border-l bg-sunken p-14 lg:flex">
      <p className="eyebrow">{tagline || t("eyebrow")}</p>
      <div className="max-w-[560px]">
        <p className="text-[44px] leading-[48px] font-semibold tracking-[-0.03em] text-balance">
          {t("headline")}
        </p>
        <ul className="mt-9 grid gap-5">
          {promises.map(({ id, icon: Icon }) => (
            <li key={id} className="flex gap-3.5">
              <span className="grid size-9 shrink-0 place-items-center rounded-md border bg-raised">
                <Icon aria-hidden="true" size={17} className="text-primary-ink" />
              </span>
              <div>
                <h2 className="text-base font-semibold">{t(id)}</h2>
                <p className="text-sm text-ink-2">{t(`${id}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="max-w-[560px]">
        <Racks progress={72} />
        <p className="eyebrow mt-3">{t("europe")}</p>
      </div>
    </aside>
  );
}
