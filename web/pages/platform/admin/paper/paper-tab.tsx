import { AgencyForm } from "./agency-form";
import { TemplateList } from "./template-list";

/** What stands on paper: who the agency is, and the texts that its documents begin with. */
export function PaperTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(280px,2fr)_minmax(0,3fr)]">
      <AgencyForm />
      <TemplateList />
    </div>
  );
}
