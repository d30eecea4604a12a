import type { Project } from "@/modules/staffing/projects/model";
import { Figures } from "./figures";

/** How one project comes along: its number means it and no other. */
export default function AnalyticsTab({ project: { number, isArchived } }: { project: Project }) {
  return <Figures query={{ q: number, archived: isArchived ? "yes" : undefined }} />;
}
