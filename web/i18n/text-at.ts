import { useMessages } from "use-intl";

type Group = { [word: string]: unknown };

/** Finds a text without gaps by its whole path, "candidates.filters.role", where declarations name texts as data. */
export function useTextAt(): (path: string) => string | undefined {
  const messages: Group = useMessages();
  return (path) => {
    const found = path
      .split(".")
      .reduce<unknown>((within, word) => (isGroup(within) ? within[word] : undefined), messages);
    return typeof found === "string" ? found : undefined;
  };
}

const isGroup = (words: unknown): words is Group => typeof words === "object" && words !== null;
