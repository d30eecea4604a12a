import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useBrand } from "../state/brand";
import { pageAt } from "./nav";
import { useScraping } from "./use-scraping";

/** Names the browser's tab after the screen; while a run is active its progress comes first. */
export function usePageTitle(): void {
  const t = useTranslations();
  const page = pageAt(useLocation().pathname);
  const { name: brand } = useBrand();
  const { isActive, progress } = useScraping();
  const name = page ? `${t(`shell.pages.${page.id}`)} · ` : "";
  const title = `${isActive ? `▸ ${progress}% · ` : ""}${name}${brand}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
