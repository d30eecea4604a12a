import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";

export type Picked = { id: string; name: string };
/** Names the records that words find, and under which key they are remembered. */
export type Find = { key: string; read: (q: string) => Promise<Picked[]> };

const debounceMs = 200;

/** Looks for a record while somebody types, and hears what the keys say. */
export function useSearch(find: Find, onChange: (picked: Picked) => void) {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const { found, isSettled } = useFound(find, text, isOpen || isAwaited);
  useTaking(found[at], isAwaited && isSettled, (meant) => {
    setAwaited(false);
    if (meant) onChange(meant);
  });
  const type = (written: string) => {
    setText(written);
    setOpen(true);
    setAt(0);
    setAwaited(false);
  };
  const acts: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(Math.max(0, found.length - 1), at + 1)),
    ArrowUp: () => setAt(Math.max(0, at - 1)),
    Enter: () => setAwaited(true),
    Escape: () => setOpen(false),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!isOpen && event.key === "ArrowDown") return setOpen(true);
    if (!isOpen || !act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { text, type, found, at, isOpen, isSettled, setOpen, onKeyDown };
}

/** Enter while a search is pending takes the first result of that text once it arrives. */
function useTaking(
  meant: Picked | undefined,
  isDue: boolean,
  take: (meant: Picked | undefined) => void,
) {
  useEffect(() => {
    if (isDue) take(meant);
  }, [isDue, meant, take]);
}

/** What words find, once the typing pauses. */
function useFound(find: Find, text: string, isAsked: boolean) {
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const {
    data: found = [],
    isSuccess,
    isPlaceholderData,
  } = useQuery({
    queryKey: [find.key, "pick", q],
    queryFn: () => find.read(q),
    enabled: isAsked,
    // Previous results stay until the next ones arrive, so that a click never hits a list that was just emptied.
    placeholderData: keepPreviousData,
  });
  return { found, isSettled: isSuccess && !isPlaceholderData && q === text.trim() };
}
