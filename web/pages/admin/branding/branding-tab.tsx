import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { Read } from "@/web/components/attached/read";
import { LandingForm } from "./landing-form";

export const landingSettings = {
  queryKey: ["/api/settings/landing"],
  queryFn: () => ok(api.settings({ name: "landing" }).get()),
};

/** What visitors see who have no account. */
export function BrandingTab() {
  const t = useTranslations("admin");
  const query = useQuery(landingSettings);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(settings) =>
        settings.map(
          (it) =>
            it.key === "landing" && (
              <LandingForm key={it.version} setting={it} queryKey={landingSettings.queryKey} />
            ),
        )
      }
    </Read>
  );
}
