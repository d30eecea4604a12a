import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import {
  type TemplateLanguage,
  templateLanguages,
} from "@/modules/engagement/communications/rules";
import { api, ok } from "@/web/api";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { useZone } from "@/web/shared/hooks/use-zone";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey, communicationsKey, timelineKey } from "@/web/state/query-keys";
import type { NewCommunication } from "../queries";
import { type Draft, draftOf, inputOf, type Opening, type Problem, problemsOf } from "./draft";
import { useRecipient } from "./use-recipient";
import { useWords } from "./use-words";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useUser } from "@/web/state/session";

const none: ReadonlySet<Problem> = new Set();
// In memory only: what was never sent is nobody's record, and another person at this window has their own.
const kept = new Map<string, Draft>();

export const hasWords = ({ words }: Draft) => Object.keys(words).length > 0;

/** What somebody was writing here when they closed it, until it is sent or the page is left. */
function useKeptDraft(opening: Opening, language: TemplateLanguage) {
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

/** What has been written so far, and the way to send it. */
export function useWriting(opening: Opening, onClose: () => void) {
  const locale = useLocale();
  const language = oneOf(templateLanguages, locale.slice(0, 2)) ?? "en";
  const { draft, change, startOver, forget } = useKeptDraft(opening, language);
  const zone = useZone();
  const person = useRecipient(draft);
  const words = useWords(draft, opening, person.recipient);
  const post = usePosting(() => {
    forget();
    onClose();
  });
  const [id] = useState(newId);
  // Nobody is told of a field that they have not come to yet.
  const [isTried, setTried] = useState(false);
  const written = { ...draft, ...words, recipient: person.recipient };
  const problems = problemsOf(written);
  const submit = () => {
    setTried(true);
    const { about } = draft;
    if (problems.size === 0 && about && !post.isPending) {
      post.mutate(inputOf({ ...written, about, zone }, opening, id));
    }
  };
  const shown = isTried ? problems : none;
  return { draft, change, startOver, person, words, post, submit, problems: shown };
}

/** So that pressing twice sends once; a browser gives ids on safe connections only. */
const newId = () => ("randomUUID" in crypto ? crypto.randomUUID() : undefined);

/** Sends it, or writes it down; specification §8 says what is said of both. */
function usePosting(onDone: () => void) {
  const t = useTranslations("communications.write");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (input: NewCommunication) => ok(api.crm.communications.post(input)),
    onSuccess: () => {
      notify({ title: t("sentTitle"), description: t("sentText"), tone: "ok" });
      for (const queryKey of [communicationsKey, timelineKey, candidatesKey])
        void queries.invalidateQueries({ queryKey });
      onDone();
    },
  });
}
