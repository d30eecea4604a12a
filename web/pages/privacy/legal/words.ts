import { useTranslations } from "use-intl";

/** What is said while something is on its way, or cannot be had. */
export function useReadWords() {
  const t = useTranslations("legal");
  return { loading: t("loading"), failed: t("failed") };
}
