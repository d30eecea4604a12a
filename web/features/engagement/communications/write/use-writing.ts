import { useState } from "react";
import { useLocale } from "use-intl";
import { templateLanguages } from "@/modules/engagement/communications/rules";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { useZone } from "@/web/shared/use-zone";
import { inputOf, type Opening, type Problem, problemsOf } from "./draft";
import { useKeptDraft } from "./use-kept-draft";
import { usePosting } from "./use-posting";
import { useRecipient } from "./use-recipient";
import { useWords } from "./use-words";

const none: ReadonlySet<Problem> = new Set();

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
