import { BookmarkPlus, Pencil, Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { SearchProfile } from "@/modules/market/scraping/model";
import { useProfileStart } from "@/web/features/market/scraping/use-start";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { noneOr, Select } from "@/web/ui/select";
import { useSearch } from "../search";

const ProfileDialog = lazy(() => import("./profile-dialog"));

/** Searches that were saved under a name: choosing one ticks what it holds. */
export function ProfileBar({ profiles }: { profiles: readonly SearchProfile[] }) {
  const t = useTranslations("scraping.profiles");
  const [search, setSearch] = useSearch();
  const [loaded, setLoaded] = useState("");
  const [dialog, setDialog] = useState<"new" | "edit" | null>(null);
  const mayChange = useHasRole("recruiter");
  const profile = profiles.find(({ id }) => id === loaded);

  const load = (id: string) => {
    setLoaded(id);
    const { sources, countries, roles, systems } = profiles.find((one) => one.id === id) ?? search;
    setSearch({ sources, countries, roles, systems });
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1.5">
        {profiles.length > 0 && (
          <Select
            aria-label={t("label")}
            className="min-w-0 flex-1"
            options={noneOr(
              t("choose"),
              profiles.map(({ id, name }) => ({ value: id, label: name })),
            )}
            value={profile?.id ?? ""}
            onValueChange={load}
          />
        )}
        {profile && mayChange && (
          <IconButton
            icon={Pencil}
            label={t("edit", { name: profile.name })}
            onClick={() => setDialog("edit")}
          />
        )}
        {mayChange && (
          <Button size="sm" icon={BookmarkPlus} onClick={() => setDialog("new")}>
            {t("save")}
          </Button>
        )}
      </div>
      {profile && <Planned profile={profile} />}
      <Suspense>
        {dialog && (
          <ProfileDialog
            profile={dialog === "edit" ? profile : undefined}
            onSaved={setLoaded}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Planned({ profile }: { profile: SearchProfile }) {
  const t = useTranslations("scraping");
  const format = useFormatter();
  const mayStart = useHasRole("recruiter");
  const start = useProfileStart(t("start.doneText"));
  const when =
    profile.nextRunAt &&
    format.dateTime(new Date(profile.nextRunAt), {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    });
  return (
    <div className="flex items-center gap-2 text-xs text-ink-2">
      <span>
        {when ? t("profiles.nextRun", { when }) : t(`profiles.schedules.${profile.schedule}`)}
      </span>
      {mayStart && (
        <Button
          look="ghost"
          size="sm"
          icon={Play}
          className="ml-auto"
          pending={start.isPending}
          onClick={() => start.mutate(profile.id)}
        >
          {t("profiles.runNow")}
        </Button>
      )}
    </div>
  );
}
