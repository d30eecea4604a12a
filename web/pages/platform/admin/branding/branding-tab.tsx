import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";
import { ColorsCard } from "./colors-card";
import { LandingForm } from "./landing-form";
import { LogoCard } from "./logo-card";
import { type BrandingSetting, brandingSettings, landingSettings } from "./queries";

/** How the agency looks to everybody, and what it tells visitors who have no account: below, once it is not pushed down. */
export function BrandingTab() {
  const t = useTranslations("admin");
  const query = useQuery(brandingSettings);
  usePrefetchQuery(landingSettings);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(all) => (
        <div className="grid grid-cols-1 gap-4">
          {all.map((it) => it.key === "branding" && <Looks key={it.key} setting={it} />)}
          <Figures />
        </div>
      )}
    </Read>
  );
}

const Looks = ({ setting }: { setting: BrandingSetting }) => (
  <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
    <div className="grid grid-cols-1 gap-4">
      <LogoCard setting={setting} />
      <NameCard setting={setting} />
    </div>
    <ColorsCard setting={setting} />
  </div>
);

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

const fields = ["companyName", "tagline"] as const;
type Names = Pick<BrandingSetting["value"], (typeof fields)[number]>;

/** What the agency is called wherever it shows itself; on paper it keeps its full name. */
function NameCard({ setting }: { setting: BrandingSetting }) {
  const t = useTranslations("admin.look");
  const [draft, setDraft] = useState<Partial<Names>>({});
  const save = useSaving(setting, brandingSettings.queryKey);
  const value = { ...setting.value, ...draft };
  return (
    <Card title={t("names")}>
      <form
        action={() => save.mutate({ value }, { onSuccess: () => setDraft({}) })}
        className="grid gap-4"
      >
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            hint={t(`hints.${field}`)}
            maxLength={120}
            value={value[field]}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
          />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          <Button look="primary" type="submit" pending={save.isPending}>
            {t("saveNames")}
          </Button>
          <Link
            to="/admin?tab=documents"
            className="inline-flex min-h-[24px] items-center text-sm text-primary-ink underline"
          >
            {t("toPaper")}
          </Link>
        </div>
      </form>
    </Card>
  );
}

export { BrandingTab as Component };
