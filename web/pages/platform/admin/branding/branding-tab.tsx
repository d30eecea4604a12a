import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { ColorsCard } from "./colors-card";
import { LandingForm } from "./landing-form";
import { LogoCard } from "./logo-card";
import { NameCard } from "./name-card";
import { brandingSettings, landingSettings } from "./queries";

/** How the agency looks to everybody, and what it tells visitors who have no account. */
export function BrandingTab() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Looks />
      <Figures />
    </div>
  );
}

function Looks() {
  const t = useTranslations("admin");
  const query = useQuery(brandingSettings);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(all) =>
        all.map(
          (it) =>
            it.key === "branding" && (
              <div key={it.key} className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
                <div className="grid grid-cols-1 gap-4">
                  <LogoCard setting={it} />
                  <NameCard setting={it} />
                </div>
                <ColorsCard setting={it} />
              </div>
            ),
        )
      }
    </Read>
  );
}

function Figures() {
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
