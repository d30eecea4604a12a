import { List } from "lucide-react";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { Button } from "@/web/ui/button";

const SitesMap = lazyWithTexts(["deployments"], async () => ({
  Component: (await import("@/web/features/staffing/deployments/site-map/sites-map")).SitesMap,
}));

type Props = { change: (changes: { q?: string; layout: undefined }) => void };

/** Where all clients have their datacenters; a town leads to those who have one there. */
export default function ClientMap({ change }: Props) {
  const t = useTranslations("clients");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
      <PageHead
        title={t("title")}
        action={
          <Button icon={List} onClick={() => change({ layout: undefined })}>
            {t("asList")}
          </Button>
        }
      />
      <Suspense>
        <SitesMap onTown={(q) => change({ q, layout: undefined })} />
      </Suspense>
    </div>
  );
}
