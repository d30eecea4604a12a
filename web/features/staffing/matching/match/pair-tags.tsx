import { useTranslations } from "use-intl";
import type { RankedCandidate } from "@/modules/staffing/matching/model";
import { Tag } from "@/web/ui/tag";
import { ApplicationStatusTag } from "../application-status";

type Props = Pick<RankedCandidate, "application" | "decision">;

/** What people have made of a pair so far: how far its application is, and who decided otherwise. */
export function PairTags({ application, decision }: Props) {
  const t = useTranslations("matching");
  return (
    <>
      {application && (
        <span className="inline-flex items-center gap-1.5 text-xs text-ink-3">
          {t("view.inPipeline")}
          <ApplicationStatusTag status={application.status} />
        </span>
      )}
      {decision && (
        <Tag tone="primary" title={decision.reason ?? undefined}>
          {t(`decisions.short.${decision.kind}`, { name: decision.by })}
        </Tag>
      )}
    </>
  );
}
