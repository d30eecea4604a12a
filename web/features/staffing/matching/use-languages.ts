import { useFormatter, useLocale } from "use-intl";

/** Says "Dutch B2 or English C1" of what the server writes as `nl:B2/en:C1`. */
export function useLanguages(): (written: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "language" });
  const format = useFormatter();
  return (written) => {
    const each = written.split("/").map((one) => {
      const [code = "", level] = one.split(":");
      return [names.of(code) ?? code, level].filter(Boolean).join(" ");
    });
    return format.list(each, { type: "disjunction" });
  };
}
