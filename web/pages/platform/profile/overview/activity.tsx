import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { OwnDeed } from "@/modules/platform/profile/model";
import { Read } from "@/web/features/platform/records/read";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { ownActivity } from "@/web/features/platform/profile/queries";
import { DeedLine } from "./deed-line";

/** What they did lately, as the history of the records has it. */
export function Activity() {
  const t = useTranslations("profile.activity");
  // Every look at it is a new one: what was done is not told to the screen.
  const query = useQuery({ ...ownActivity, refetchOnMount: "always" });
  return (
    <Card title={t("title")}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(deeds) => <Deeds deeds={deeds} />}
      </Read>
    </Card>
  );
}

function Deeds({ deeds }: { deeds: OwnDeed[] }) {
  const t = useTranslations("profile.activity");
  if (deeds.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />;
  }
  return (
    <ol aria-label={t("title")} className="divide-y divide-line">
      {deeds.map((deed) => (
        <DeedLine key={deed.key} deed={deed} />
      ))}
    </ol>
  );
}
