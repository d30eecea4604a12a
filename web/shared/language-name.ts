import { useLocale } from "use-intl";

/** Names languages in the reader's language. */
export function useLanguageNames(): (code: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  return (code) => names.of(code) ?? code;
}
