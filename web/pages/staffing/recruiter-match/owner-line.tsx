import { useFormatter, useTranslations } from "use-intl";
import type { Ownership } from "@/modules/staffing/recruiters/model";
import { useSpoken } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Led } from "@/web/ui/tag";
import { useUnassign } from "./use-assign";

type Props = { jobId: string; ownership: Ownership };

/** Who owns the job now, since when, and who did before. */
export function OwnerLine({ jobId, ownership: { current, former } }: Props) {
  const t = useTranslations("recruiters");
  const format = useFormatter();
  const say = useSpoken();
  const mayAssign = useMay("recruiter");
  const unassign = useUnassign(jobId);
  const names = [...new Set(former.map(({ recruiter }) => say(recruiter)))];
  const since =
    current &&
    t("ownerSince", {
      when: format.dateTime(new Date(current.at), { dateStyle: "medium" }),
      by: say(current.by),
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3.5 py-2.5 text-sm">
      <Led tone={current ? "ok" : "neutral"} />
      <p className="min-w-0 flex-1 text-ink">
        {current ? t("owner", { name: say(current.recruiter) }) : t("noOwner")}
        {since && <span className="text-ink-2"> {since}</span>}
        {names.length > 0 && (
          <span className="block text-xs text-ink-3">
            {t("formerOwners", { count: names.length, names: format.list(names) })}
          </span>
        )}
      </p>
      {current && mayAssign && (
        <Button size="sm" pending={unassign.isPending} onClick={() => unassign.mutate(current)}>
          {t("unassign")}
        </Button>
      )}
    </div>
  );
}
