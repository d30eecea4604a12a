import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { useMay } from "@/web/shared/use-may";
import { SectionTitle } from "@/web/ui/section-title";
import { OwnPageLink } from "./own-page-link";
import { OwnPageRequests } from "./own-page-requests";
import { ownPageOf } from "./use-own-page";

/** The page that a candidate opens by a mailed link: sending it, and what was asked on it. */
export function OwnPagePart({ candidateId }: { candidateId: string }) {
  const mayAsk = useMay("recruiter");
  return mayAsk ? <Shown candidateId={candidateId} /> : null;
}

function Shown({ candidateId }: { candidateId: string }) {
  const t = useTranslations("papers.ownPage");
  const query = useQuery(ownPageOf(candidateId));
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-2">{t("about")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(page) => (
          <div className="grid gap-4">
            <OwnPageLink key={page.locale} page={page} candidateId={candidateId} />
            <OwnPageRequests requests={page.requests} candidateId={candidateId} />
          </div>
        )}
      </Read>
    </section>
  );
}
