import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  Briefcase,
  Building2,
  Contact,
  FileText,
  FolderKanban,
  Inbox,
  type LucideIcon,
  MapPin,
  StickyNote,
  Telescope,
  UserRound,
} from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { SearchHit } from "@/modules/records/search/model";
import { mostFound, type SearchKind } from "@/modules/records/search/rules";
import { api, ok } from "../../api";
import { searchKey } from "../../state/query-keys";
import { Tag } from "../../ui/tag";
import { Entry, groupClass } from "./entry";
import { useVisit } from "./use-visit";

/** Long enough that a word is asked for once, short enough that nobody waits for it. */
const settleMs = 80;

const icons: Record<SearchKind, LucideIcon> = {
  candidate: UserRound,
  contact: Contact,
  client: Building2,
  project: FolderKanban,
  deployment: MapPin,
  application: Inbox,
  job: Briefcase,
  lead: Telescope,
  file: FileText,
  note: StickyNote,
};

/** What the server finds for what is typed; `isSearching` as long as its answer is not the one to this text. */
export function useFound(text: string) {
  const q = useSettled(text);
  const { data, isError, isFetching } = useQuery({
    queryKey: [...searchKey, q],
    queryFn: () => ok(api.search.get({ query: { q, limit: mostFound } })),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return { hits: data ?? [], isError, isSearching: isFetching || q !== text };
}

type Props = ReturnType<typeof useFound> & {
  text: string;
  /** Hears which one is the first, because Enter should open it. */
  onFound: (id: string) => void;
};

/** Records of every kind, each kind under its heading, in the order in which they were found. */
export function Found({ text, hits, isError, isSearching, onFound }: Props) {
  const t = useTranslations("shell.palette");
  const first = isSearching || text === "" ? undefined : hits[0]?.id;
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (first) found(first);
  }, [first, text]);
  if (isError) return <p className="px-3 py-2 text-sm text-bad">{t("failed")}</p>;
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, of]) => (
    <Command.Group
      key={kind}
      heading={text === "" ? t("newest", { kind: t(`kinds.${kind}`) }) : t(`kinds.${kind}`)}
      className={groupClass}
    >
      {of.map((hit) => (
        <Hit key={hit.id} hit={hit} text={text} />
      ))}
    </Command.Group>
  ));
}

function Hit({ hit, text }: { hit: SearchHit; text: string }) {
  const { id, kind, number, title, detail, match, isArchived, path } = hit;
  const t = useTranslations("shell.palette");
  const visit = useVisit();
  return (
    <Entry
      // The server has matched it already, whichever words of it are shown here.
      keywords={[text]}
      value={id}
      icon={icons[kind]}
      label={
        <>
          {number && <span className="num mr-2.5 text-xs text-ink-3">{number}</span>}
          {title}
          {isArchived && <Tag className="ml-2">{t("archived")}</Tag>}
        </>
      }
      note={[match, detail].filter(Boolean).join(" · ")}
      onSelect={() => visit({ label: title, path })}
    />
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
