import { useSetAtom } from "jotai";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { LiveMessage } from "../live";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { noticeKeptMs, notifyAtom } from "../state/notices";

type NewMatch = Extract<LiveMessage, { type: "new_match" }>["data"];
type Told = { best: NewMatch; others: number; at: number };

/** Tells of a match in the specification's words (§8); a job that fits many takes one notice, led by its best. */
export function useMatchNews() {
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
  // What the tray has forgotten is not counted on.
  const earlier = last && Date.now() - last.at < noticeKeptMs ? last : undefined;
  const best = earlier && earlier.best.score >= match.score ? earlier.best : match;
  const now = { best, others: earlier ? earlier.others + 1 : 0, at: Date.now() };
  told.set(key, now);
  return now;
}
