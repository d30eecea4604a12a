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
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import type { SearchHit } from "@/modules/records/search/model";
import { mostFound, type SearchKind } from "@/modules/records/search/rules";
import { type PortraitKind, portraitKinds } from "@/modules/records/files/rules";
import { RecordFace } from "@/web/features/records/files/record-face";
import { api, ok } from "../../api";
import { searchKey } from "../../state/query-keys";
import { Tag } from "../../ui/tag";
import { Entry, groupClass } from "./entry";
import { useVisit } from "./use-visit";
import { useDebounced } from "@/web/shared/hooks/use-debounced";

/** Long enough that a word is asked for once, short enough that nobody waits for it. */
const debounceMs = 80;

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
export function useSearchResults(text: string) {
  const q = useDebounced(text, debounceMs);
  const { data, isError, isFetching } = useQuery({
    queryKey: [...searchKey, q],
    queryFn: () => ok(api.search.get({ query: { q, limit: mostFound } })),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isSearching = isFetching || q !== text;
  const hits = data ?? [];
  // Until the answer is there, those of the last one that go with what is typed by now.
  return { q, hits: isSearching ? hits.filter(matchesPrefixes(text)) : hits, isError, isSearching };
}

/** Whether every word that is typed begins a word of what is shown. */
function matchesPrefixes(text: string) {
  const words = text.toLowerCase().split(/\s+/);
  return ({ title, number }: SearchHit) => {
    const shown = ` ${number ?? ""} ${title.toLowerCase()}`;
    return words.every((word) => shown.includes(` ${word}`));
  };
}

type Props = ReturnType<typeof useSearchResults> & {
  text: string;
  /** Hears the value of the first, because Enter should open it. */
  onFound: (value: string) => void;
};

/** Records of every kind, each kind under its heading, in the order in which they were found. */
export function SearchResults({ text, hits, isError, isSearching, onFound }: Props) {
  const t = useTranslations("shell.palette");
  const first = isSearching || text === "" ? undefined : hits[0]?.id;
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (first) found(resultValue(first));
  }, [first, text]);
  if (isError) return <p className="px-3 py-2 text-sm text-bad">{t("failed")}</p>;
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, of]) => (
    <Command.Group
      key={kind}
      heading={text === "" ? t("newest", { kind: t(`kinds.${kind}`) }) : t(`kinds.${kind}`)}
      className={groupClass}
    >
      {of.map((hit) => (
        <Hit key={hit.id} hit={hit} />
      ))}
    </Command.Group>
  ));
}

/** What the server has found is shown, whichever of its words were typed; `matching` knows it by this. */
export const resultValue = (id: string) => `found ${id}`;

const isPortrayed = (kind: SearchKind): kind is PortraitKind =>
  portraitKinds.some((it) => it === kind);

function Hit({ hit }: { hit: SearchHit }) {
  const { id, kind, number, title, detail, match, isArchived, path } = hit;
  const t = useTranslations("shell.palette");
  const visit = useVisit();
  return (
    <Entry
      value={resultValue(id)}
      icon={icons[kind]}
      face={isPortrayed(kind) && <RecordFace kind={kind} id={id} name={title} />}
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
