import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ScrapeStatus } from "@/modules/market/scraping/model";
import { liveRetryAtom, liveStateAtom } from "@/web/state/live";
import { notifyAtom, noticeKeptMs } from "@/web/state/notices";
import { scrapeStatusKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";
import { connectLive, type DataOf, type LiveMessage } from "./live";
import { affectedQueries } from "./affected-queries";
import { matchAddress } from "@/web/features/staffing/matching/address";

type NewMatch = DataOf<"new_match">;
type Told = { best: NewMatch; others: number; at: number };

/**
 * Shows a notice for a match in the wording of the specification (§8); several matches of one job share a notice, led
 * by the best.
 */
export function useMatchNotices() {
  const t = useTranslations("shell.live");
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  const told = useRef(new Map<string, Told>());

  return (match: NewMatch) => {
    const { best, others } = withEarlier(told.current, match);
    const { candidateName: candidate, jobTitle: job, score, jobId } = best;
    notify({
      title: t("matchTitle"),
      description:
        others === 0
          ? t("match", { candidate, job, score })
          : t("matches", { candidate, job, score, others }),
      topic: `match ${jobId ?? job}`,
      ...(jobId && {
        open: { label: t("seeWhy"), go: () => void navigate(matchAddress(jobId)) },
      }),
    });
  };
}

function withEarlier(told: Map<string, Told>, match: NewMatch): Told {
  const key = match.jobId ?? match.jobTitle;
  const last = told.get(key);
  // Matches older than the notices in the panel are not counted.
  const earlier = last && Date.now() - last.at < noticeKeptMs ? last : undefined;
  const best = earlier && earlier.best.score >= match.score ? earlier.best : match;
  const now = { best, others: earlier ? earlier.others + 1 : 0, at: Date.now() };
  told.set(key, now);
  return now;
}

/** Receives server events: shows notices and invalidates the affected queries. */
export function useLive(onSignedOut: () => void): void {
  const setState = useSetAtom(liveStateAtom);
  const setRetry = useSetAtom(liveRetryAtom);
  const hear = useMessageHandler();
  const onMessage = useEffectEvent(hear);
  const signedOut = useEffectEvent(onSignedOut);
  const queries = useQueryClient();
  const catchUp = useEffectEvent(() => queries.invalidateQueries());

  useEffect(() => {
    let wasLost = false;
    const url = `${location.origin.replace(/^http/, "ws")}/ws`;
    const { retry, leave } = connectLive(url, {
      onState(state) {
        setState(state);
        // Events may have been missed while disconnected, so every query is invalidated.
        if (state === "open" && wasLost) void catchUp();
        wasLost = state === "closed" || (wasLost && state !== "open");
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

function useMessageHandler() {
  const queries = useQueryClient();
  const user = useUser();
  const tell = useEventNotices();
  const progressed = (data: DataOf<"scraping_update">) => {
    const { progress, totalFound } = data;
    const isActive = progress < 100;
    queries.setQueryData(
      scrapeStatusKey,
      (status?: ScrapeStatus) => status && { ...status, isActive, progress, totalFound },
    );
    return isActive;
  };

  return (message: LiveMessage) => {
    const { type, data } = message;
    tell(message);
    // While a run goes on only its numbers change.
    if (type === "scraping_update" && progressed(data)) return;
    if (type === "notifications_changed" && !(user && data.userIds.includes(user.id))) return;
    for (const queryKey of affectedQueries[type]) invalidateWithPending(queries, queryKey);
  };
}

/**
 * Invalidates queries. One whose first load is in flight would keep that response, although it may predate the event,
 * so it is invalidated again once it has loaded.
 */
export function invalidateWithPending(queries: QueryClient, queryKey: QueryKey): void {
  const firstOnes = queries.getQueryCache().findAll({
    queryKey,
    fetchStatus: "fetching",
    predicate: ({ state }) => state.data === undefined,
  });
  void queries.invalidateQueries({ queryKey });
  for (const { promise, queryKey: own } of firstOnes)
    void Promise.allSettled([promise]).then(() =>
      queries.invalidateQueries({ queryKey: own, exact: true }),
    );
}

/** Shows notices for events that concern the user; others only refresh the screen. */
function useEventNotices(): (message: LiveMessage) => void {
  const user = useUser();
  const tellMatch = useMatchNotices();
  const say = useNoticeTexts();
  return ({ type, data }) => {
    if (type === "new_match") tellMatch(data);
    if (type === "scraping_update") say.progress(data);
    if (type === "certificates_ending") say.ending(data);
    if (type === "mention_made" && user && data.userIds.includes(user.id)) say.mention(data);
    if (type === "recruiter_assigned" && data.recruiterId === user?.id && !data.isOwnChoice) {
      say.assignment(data);
    }
  };
}

/** The notices themselves, each with the way to what it is about. */
function useNoticeTexts() {
  const t = useTranslations("shell.live");
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  const to = (label: string, address: string) => ({ label, go: () => void navigate(address) });

  return {
    progress({ progress, totalFound }: DataOf<"scraping_update">) {
      notify({
        title: t("updateTitle"),
        description: t("update", { progress, found: totalFound }),
        // While it runs one notice tells its numbers; the last word is said anew.
        ...(progress < 100 && { topic: "scraping", isPassing: true }),
      });
    },
    assignment({ jobId, jobTitle: job }: DataOf<"recruiter_assigned">) {
      const description = t("assigned", { job });
      const open = to(t("seeJob"), `/jobs/${jobId}`);
      // Of many that are given at once the last is said; the bell has all of them.
      notify({ title: t("assignedTitle"), description, open, topic: "assignment" });
    },
    mention({ kind, recordId, by }: DataOf<"mention_made">) {
      notify({
        title: t("mentioned", { by }),
        open: to(t("seeNote"), `/${kind}s/${recordId}?tab=notes`),
      });
    },
    /** Certificates have come to a threshold before their end. */
    ending({ expired, week, month, quarter }: DataOf<"certificates_ending">) {
      const title = t("certificatesEnding", { count: expired + week + month + quarter });
      notify({ title, open: to(t("seeCertificates"), "/certificates") });
    },
  };
}
