import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { Briefcase } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "../../api";
import { jobsKey } from "../../state/query-keys";
import { Entry, groupClass } from "./entry";
import { useVisit } from "./use-visit";

export const foundJobsKey = [...jobsKey, "palette"];
const shortest = 2;
const shown = 6;
/** Long enough that a word is asked for once, short enough that nobody waits for it. */
const settleMs = 150;

type Props = {
  text: string;
  /** Hears which one is the first, because Enter should open it. */
  onFound: (id: string) => void;
};

/** The jobs the server finds for what is typed. */
export function FoundJobs({ text, onFound }: Props) {
  const t = useTranslations("shell.palette");
  const visit = useVisit();
  const q = useSettled(text);
  const { data, isError } = useQuery({
    queryKey: [...foundJobsKey, q],
    queryFn: () => ok(api.jobs.get({ query: { q, limit: shown, sort: "score", status: "open" } })),
    enabled: q.length >= shortest,
    placeholderData: keepPreviousData,
  });
  const first = data?.[0]?.id;
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (first) found(first);
  }, [first, q]);
  if (text.length < shortest) return null;
  if (isError) return <p className="px-3 py-2 text-sm text-bad">{t("failed")}</p>;
  if (!data?.length) return null;
  return (
    <Command.Group heading={t("jobs")} className={groupClass}>
      {data.map(({ id, number, title, company, location }) => (
        <Entry
          key={id}
          // The server has matched it already, whichever words of it are shown here.
          keywords={[text]}
          value={id}
          icon={Briefcase}
          label={
            <>
              <span className="num mr-2.5 text-xs text-ink-3">{number}</span>
              {title}
            </>
          }
          note={[company ?? t("confidential"), location].filter(Boolean).join(" · ")}
          onSelect={() => visit({ label: title, path: `/jobs/${id}` })}
        />
      ))}
    </Command.Group>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
