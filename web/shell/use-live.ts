import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ScrapeStatus } from "@/modules/market/scraping/model";
import { connectLive, type LiveMessage } from "../live";
import { liveRetryAtom, liveStateAtom } from "../state/live";
import { notifyAtom } from "../state/notices";
import {
  brandKey,
  backupsKey,
  analyticsKey,
  breachesKey,
  campaignsKey,
  candidatesKey,
  certificatesKey,
  clientsKey,
  colleaguesKey,
  crmAnalyticsKey,
  crmMetricsKey,
  communicationsKey,
  deploymentsKey,
  filesKey,
  gdprKey,
  interviewsKey,
  jobsKey,
  legalKey,
  mailKey,
  metricsKey,
  notificationsKey,
  ownPagesKey,
  processingKey,
  profileKey,
  projectsKey,
  publicationsKey,
  notesKey,
  recentKey,
  recruitersKey,
  reportsKey,
  requirementsKey,
  scrapeStatusKey,
  sessionKey,
  startsKey,
  tagsKey,
  tasksKey,
  timelineKey,
  viewsKey,
  webhooksKey,
} from "../state/query-keys";
import { useUser } from "../state/session";
import { useEndingNews } from "./use-ending-news";
import { useMatchNews } from "./use-match-news";

/** Hears what the server tells: says it, and brings what is on the screen up to date. */
export function useLive(onSignedOut: () => void): void {
  const setState = useSetAtom(liveStateAtom);
  const setRetry = useSetAtom(liveRetryAtom);
  const hear = useHearing();
  const onMessage = useEffectEvent(hear);
  const signedOut = useEffectEvent(onSignedOut);
  const queries = useQueryClient();
  const bell = useEffectEvent(() => queries.invalidateQueries({ queryKey: notificationsKey }));

  useEffect(() => {
    let wasLost = false;
    const url = `${location.origin.replace(/^http/, "ws")}/ws`;
    const { retry, leave } = connectLive(url, {
      onState(state) {
        setState(state);
        // What was told while nobody could hear it is asked for.
        if (state === "open" && wasLost) void bell();
        wasLost ||= state === "closed";
      },
      onMessage: (message) => onMessage(message),
      onSignedOut: () => signedOut(),
    });
    setRetry({ retry });
    return () => {
      leave();
      setRetry(null);
    };
  }, [setState, setRetry]);
}

/** What is counted over a period. */
const figures = [reportsKey, analyticsKey];

/** What shows the records that changed. */
const shownBy = {
  candidates_changed: [
    candidatesKey,
    ownPagesKey,
    certificatesKey,
    startsKey,
    timelineKey,
    gdprKey,
    metricsKey,
    recentKey,
    ...figures,
  ],
  applications_changed: [candidatesKey, ownPagesKey, crmMetricsKey, timelineKey],
  publications_changed: [publicationsKey, timelineKey],
  clients_changed: [clientsKey, timelineKey],
  deployments_changed: [deploymentsKey, timelineKey, metricsKey, recentKey, ...figures],
  interviews_changed: [interviewsKey, ownPagesKey, crmMetricsKey, crmAnalyticsKey, timelineKey],
  requirements_changed: [requirementsKey, startsKey, deploymentsKey],
  starts_changed: [startsKey, deploymentsKey],
  tags_changed: [tagsKey, timelineKey],
  views_changed: [viewsKey],
  files_changed: [filesKey, timelineKey],
  notes_changed: [notesKey, timelineKey],
  tasks_changed: [tasksKey, timelineKey],
  campaigns_changed: [campaignsKey, crmMetricsKey],
  communications_changed: [communicationsKey, crmAnalyticsKey, timelineKey],
  activities_changed: [gdprKey, reportsKey],
  gdpr_changed: [gdprKey, candidatesKey, reportsKey],
  legal_changed: [legalKey],
  processors_changed: [processingKey, legalKey],
  breaches_changed: [breachesKey],
  backups_changed: [backupsKey],
  settings_changed: [brandKey],
  profile_changed: [sessionKey, profileKey, colleaguesKey, recruitersKey],
  mail_settled: [communicationsKey, interviewsKey, campaignsKey, mailKey],
  webhooks_changed: [webhooksKey],
};

function useHearing() {
  const t = useTranslations("shell.live");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const tellMatch = useMatchNews();
  const tellEnding = useEndingNews();

  return ({ type, data }: LiveMessage) => {
    if (type === "new_match") {
      tellMatch(data);
      void queries.invalidateQueries({ queryKey: recentKey });
      return void queries.invalidateQueries({ queryKey: metricsKey });
    }
    if (type === "recruiter_assigned") {
      const { jobId, jobTitle: job, recruiterId, isOwnChoice } = data;
      if (recruiterId === user?.id && !isOwnChoice) {
        const open = { label: t("seeJob"), go: () => void navigate(`/jobs/${jobId}`) };
        notify({ title: t("assignedTitle"), description: t("assigned", { job }), open });
      }
      return void queries.invalidateQueries({ queryKey: recruitersKey });
    }
    if (type === "certificates_ending") return tellEnding(data);
    if (type === "notifications_changed") {
      if (!user || !data.userIds?.includes(user.id)) return;
      return void queries.invalidateQueries({ queryKey: notificationsKey });
    }
    if (type === "mention_made") {
      const { kind, recordId, userIds } = data;
      if (!user || !userIds?.includes(user.id)) return;
      const go = () => void navigate(`/${kind}s/${recordId}?tab=notes`);
      return notify({ title: t("mentioned"), open: { label: t("seeNote"), go } });
    }
    if (type === "projects_changed") {
      for (const queryKey of [metricsKey, ...figures]) void queries.invalidateQueries({ queryKey });
      return void queries.invalidateQueries({ queryKey: projectsKey });
    }
    if (type !== "scraping_update") {
      for (const queryKey of shownBy[type]) void queries.invalidateQueries({ queryKey });
      return;
    }
    const { progress, totalFound } = data;
    const isActive = progress < 100;
    notify({
      title: t("updateTitle"),
      description: t("update", { progress, found: totalFound }),
      // While it runs one notice tells its numbers; the last word is said anew.
      ...(isActive && { topic: "scraping", isPassing: true }),
    });
    queries.setQueryData(
      scrapeStatusKey,
      (status?: ScrapeStatus) => status && { ...status, isActive, progress, totalFound },
    );
    if (isActive) return;
    for (const queryKey of [scrapeStatusKey, metricsKey, recentKey, jobsKey, analyticsKey]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
