import { FolderKanban } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { buttonClass } from "@/web/ui/button";

const Ledger = lazySpeaking(
  ["projectWork"],
  () => import("@/web/features/staffing/projects/client-ledger"),
);

/** The way to the client's projects, and whom it was shown in them. */
export function ClientProjects({ clientId }: { clientId: string }) {
  const t = useTranslations("clients");
  return (
    <div className="grid gap-4">
      <div>
        <Link to={`/projects?client=${clientId}`} className={buttonClass("secondary", "sm")}>
          <FolderKanban aria-hidden="true" size={15} />
          {t("toProjects")}
        </Link>
      </div>
      <Suspense>
        <Ledger clientId={clientId} />
      </Suspense>
    </div>
  );
}
