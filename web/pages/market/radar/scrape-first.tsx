import { Radar } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/web/ui/button";

/** The way to more ads, which is what the radar is made of. */
export function ScrapeFirst() {
  const t = useTranslations("radar");
  return (
    <Link to="/scraping" className={buttonClass("primary")}>
      <Radar aria-hidden="true" size={16} />
      {t("scrape")}
    </Link>
  );
}
