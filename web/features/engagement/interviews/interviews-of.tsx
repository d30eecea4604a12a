import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { interviewList } from "./queries";
import { buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { EmptyState } from "@/web/ui/empty-state";
import { InterviewItem } from "./item/item";
import { useInterviewDialogs } from "./use-interview-dialogs";
import { useMinute } from "./use-minute";

type Place = { kind: "candidate" | "client" | "project"; id: string };

/** Every interview with a person, for a project or with a client, the latest first. */
export function InterviewsOf({ kind, id }: Place) {
  const t = useTranslations("crm.interviews");
  const query = useQuery(interviewList({ [`${kind}Id`]: id }));
  const now = useMinute();
  const { ask, dialog } = useInterviewDialogs();
  return (
    <div className="grid gap-3">
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("ofNone")} text={t("ofNoneText")} />
          ) : (
            <ul className="rounded-lg border border-line bg-raised">
              {found.map((it) => (
                <InterviewItem
                  key={it.id}
                  {...{ it, now, ask }}
                  isDated
                  {...(kind === "candidate" && { name: it.number })}
                  to={`/crm?view=${it.id}`}
                />
              ))}
            </ul>
          )
        }
      </Read>
      <Link to="/crm" className={cx(buttonClass("secondary", "sm"), "justify-self-start")}>
        {t("inCrm")}
      </Link>
      {dialog}
    </div>
  );
}
