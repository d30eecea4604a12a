import { ListsCard } from "./lists-card";
import { StageTemplates } from "./stage-templates";

/** What recruiters choose from: the stages of new boards here, everything else a link away. */
export function RecruitingTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(280px,2fr)]">
      <StageTemplates />
      <ListsCard />
    </div>
  );
}
