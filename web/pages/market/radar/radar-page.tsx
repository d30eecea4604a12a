import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { useParams } from "react-router-dom";
import { EmployersSection } from "./employers/employers-section";
import { RadarFrame } from "./radar-frame";
import { type Section, useSection } from "./sections";
import { useClosing } from "./use-closing";

// The list is what most people come for; the record and the other parts travel when they are opened.
const EmployerPanel = lazy(() => import("./record/employer-panel"));
const parts: Record<Exclude<Section, "employers">, ComponentType> = {
  leads: lazy(() => import("./leads/leads-section")),
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
