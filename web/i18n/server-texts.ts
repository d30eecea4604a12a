import { createContext, use } from "react";
import { useTranslations } from "use-intl";
import { serverMessage } from "@/web/api";
import type { Sentences } from "@/web/locales";

export type Say = (sentence: string) => string;

/** How the server's English sentences are said here; as they are, unless a language has its own. */
export const ServerTextContext = createContext<Say>((sentence) => sentence);

/** Says a sentence of the server in the reader's language; one that nobody knows stays as it is. */
export const useServerText = (): Say => use(ServerTextContext);

/** What to tell about a call that failed: the server's sentence, else that it was out of reach. */
export function useErrorText(): (error: unknown, unreached?: string) => string {
  const say = useServerText();
  const t = useTranslations("common");
  return (error, unreached) => {
    const sentence = serverMessage(error);
    return sentence === null ? (unreached ?? t("unreachable")) : say(sentence);
  };
}

/** No sentence of ours is longer; what is comes from a proxy and stays as it is. */
const maxSentenceLength = 1000;
/** What stands in this place is somebody's own words, which nobody translates. */
const ownWords = "quote";

type Template = { parts: string[]; names: string[]; own: string };

/** Reads sentences with `{places}` too; what stands in a place is looked up in its turn. */
export function serverTextLookup(sentences: Sentences): Say {
  const exact = new Map(Object.entries(sentences));
  const templates = [...exact]
    .filter(([english]) => english.includes("{"))
    .map(([english, own]) => templateOf(english, own))
    .toSorted((a, b) => literalLength(b) - literalLength(a));

  const say = (sentence: string): string => {
    const known = exact.get(sentence);
    if (known !== undefined || sentence.length > maxSentenceLength) return known ?? sentence;
    for (const { parts, names, own } of templates) {
      const values = valuesIn(parts, sentence);
      if (values) return filled(own, new Map(names.map((name, n) => [name, values[n] ?? ""])));
    }
    return sentence;
  };
  const filled = (own: string, values: Map<string, string>) =>
    own.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values.get(name) ?? "";
      return name === ownWords ? value : say(value);
    });
  return say;
}

/** Splitting by a captured name leaves the literal parts at the even places, the names between. */
function templateOf(english: string, own: string): Template {
  const pieces = english.split(/\{(\w+)\}/);
  const at = (remainder: number) => pieces.filter((_, n) => n % 2 === remainder);
  return { parts: at(0), names: at(1), own };
}

const literalLength = ({ parts }: Template) => parts.join("").length;

/** What stands between the parts, which have to span the whole sentence; one pass, no backtracking. */
function valuesIn([first = "", ...rest]: string[], sentence: string): string[] | null {
  if (!sentence.startsWith(first)) return null;
  const values: string[] = [];
  let at = first.length;
  for (const [n, part] of rest.entries()) {
    const isLast = n === rest.length - 1;
    const end = isLast ? sentence.length - part.length : sentence.indexOf(part, at + 1);
    if (end <= at || !sentence.startsWith(part, end)) return null;
    values.push(sentence.slice(at, end));
    at = end + part.length;
  }
  return values;
}
