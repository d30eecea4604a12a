import type { TemplateLanguage } from "@/modules/engagement/communications/rules";
import { useDraft } from "@/web/shared/use-draft";
import { useUser } from "@/web/state/session";
import { type Draft, draftOf, type Opening } from "./draft";

// In memory only: what was never sent is nobody's record, and another person at this window has their own.
const kept = new Map<string, Draft>();

export const hasWords = ({ words }: Draft) => Object.keys(words).length > 0;

/** What somebody was writing here when they closed it, until it is sent or the page is left. */
export function useKeptDraft(opening: Opening, language: TemplateLanguage) {
  const key = [useUser()?.id, placeOf(opening), opening.type].join();
  const begin = () => draftOf(opening, language);
  const [draft, set] = useDraft(() => kept.get(key) ?? begin());
  const forget = () => void kept.delete(key);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    if (hasWords(next)) kept.set(key, next);
    set(part);
  };
  const startOver = () => {
    forget();
    set(begin());
  };
  return { draft, change, startOver, forget };
}

const placeOf = ({ inReplyTo, about }: Opening) =>
  inReplyTo ?? (about ? `${about.kind} ${about.id}` : "anywhere");
