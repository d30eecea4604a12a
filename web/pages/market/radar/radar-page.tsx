import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { radarOverview } from "@/web/features/market/employers/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { focusRow } from "@/web/shared/list/keys/focus-row";
import { PageHead } from "@/web/shared/page-head";
import { isFullIn, recordKeys, withoutKeys } from "@/web/shared/record/address";
import { cx } from "@/web/ui/cx";
import { EmployersSection } from "./employers/employers-section";
import { RadarFigures, SectionNav } from "./radar-summary";
import { type Section, useSection } from "./sections";

// The list is what most people come for; the record and the other parts are loaded when they are opened.
const EmployerPanel = lazy(() => import("./record/employer-panel"));
const parts: Record<Exclude<Section, "employers">, ComponentType> = {
  leads: lazyWithTexts(["leads", "records"], () => import("./leads/leads-section")),
  hard: lazy(() => import("./hard-section")),
  competitors: lazy(() => import("./competitors-section")),
  pay: lazy(() => import("./pay-section")),
};

/** "Market radar": who hires what, where and since when; `/radar/:key` opens one employer. */
export function RadarPage() {
  const section = useSection();
  const { key: opened } = useParams();
  const close = useClosing(opened);
  const panel = (rows: readonly string[]) =>
    opened && <Panel id={opened} rows={rows} onClose={close} />;
  if (section === "employers") {
    return <EmployersSection opened={opened} panel={panel} onClose={close} />;
  }
  const Part = parts[section];
  return (
    <RadarFrame panel={panel([])}>
      <Suspense>
        <Part />
      </Suspense>
    </RadarFrame>
  );
}

const Panel = (props: ComponentProps<typeof EmployerPanel>) => (
  <Suspense>
    <EmployerPanel {...props} />
  </Suspense>
);

type Props = { panel: ReactNode; children: ReactNode };

/** The frame of the parts that are no list of records. */
function RadarFrame({ panel, children }: Props) {
  const t = useTranslations("radar");
  const { search } = useLocation();
  const { data } = useQuery(radarOverview);
  const isFull = Boolean(panel) && isFullIn(search);
  return (
    <div className="flex min-w-0 items-start">
      <div
        className={cx(
          "min-w-0 flex-1 grid-cols-1 gap-4 p-4 pb-24 sm:p-6 sm:pb-24",
          isFull ? "grid min-[1100px]:hidden" : "grid",
        )}
      >
        <PageHead
          title={t("title")}
          count={data ? t("count", { count: data.employers }) : "\u00a0"}
        />
        <RadarFigures />
        <SectionNav />
        {children}
      </div>
      {panel}
    </div>
  );
}

/** Closes the record and gives the focus back to the row it came from. */
function useClosing(opened: string | undefined): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const list = { pathname: "/radar", search: withoutKeys(search, recordKeys) };
    void navigate(list, { preventScrollReset: true });
    if (opened) focusRow(opened);
  };
}
