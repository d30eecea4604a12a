import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { useParams } from "react-router-dom";
import { CompetitorsSection } from "./competitors-section";
import { EmployersSection } from "./employers/employers-section";
import { HardSection } from "./hard-section";
import { LeadsSection } from "./leads/leads-section";
import { PaySection } from "./pay-section";
import { RadarFrame } from "./radar-frame";
import { type Section, useSection } from "./sections";
import { useClosing } from "./use-closing";

const EmployerPanel = lazy(() => import("./record/employer-panel"));

const parts: Record<Exclude<Section, "employers">, ComponentType> = {
  leads: LeadsSection,
  hard: HardSection,
  competitors: CompetitorsSection,
  pay: PaySection,
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
      <Part />
    </RadarFrame>
  );
}

const Panel = (props: ComponentProps<typeof EmployerPanel>) => (
  <Suspense>
    <EmployerPanel {...props} />
  </Suspense>
);
