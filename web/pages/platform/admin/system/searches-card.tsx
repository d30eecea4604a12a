import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { SearchProfile } from "@/modules/market/scraping/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { searchProfiles } from "@/web/features/market/scraping/queries";
import { scrapeStatusKey } from "@/web/state/query-keys";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

/** Which searches run by themselves, and when each runs next; they are changed where they are made. */
export function SearchesCard() {
  const t = useTranslations("house.searches");
  const query = useQuery(searchProfiles);
  return (
    <Card
      title={t("title")}
      action={
        <Link
          to="/scraping"
          className="inline-flex min-h-[24px] min-w-[24px] items-center text-sm underline"
        >
          {t("change")}
        </Link>
      }
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(profiles) =>
          profiles.length === 0 ? (
            <p className="text-sm text-ink-2">{t("none")}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {profiles.map((profile) => (
                <Row key={profile.id} profile={profile} />
              ))}
            </ul>
          )
        }
      </Read>
    </Card>
  );
}

function Row({ profile: { id, name, schedule, nextRunAt } }: { profile: SearchProfile }) {
  const t = useTranslations("house.searches");
  const format = useFormatter();
  const when = nextRunAt && format.dateTime(new Date(nextRunAt), "moment");
  const run = useUndoableMutation({
    run: () => ok(api.scraping.profiles({ id }).runs.post()),
    success: () => t("begun", { name }),
    failure: t("notBegun", { name }),
    keys: [searchProfiles.queryKey, scrapeStatusKey],
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="min-w-0 flex-1 truncate font-medium text-ink">{name}</span>
      <Tag tone={nextRunAt ? "ok" : "neutral"}>{t(`schedules.${schedule}`)}</Tag>
      {when && <span className="num text-xs text-ink-2">{t("next", { when })}</span>}
      <IconButton
        icon={Play}
        label={t("run", { name })}
        disabled={run.isPending}
        onClick={() => run.mutate(undefined)}
      />
    </li>
  );
}
