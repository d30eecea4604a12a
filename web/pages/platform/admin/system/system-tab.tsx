import { BackupsPanel } from "../backups/backups-panel";
import { EmailCard } from "../email/email-card";
import { ChecksCard } from "./checks-card";
import { Concerns } from "./concerns";
import { SchedulesCard } from "./schedules-card";
import { SearchesCard } from "./searches-card";
import { StateCard } from "./state-card";
import { TroublesCard } from "./troubles-card";

/** How the house stands, and what it does by itself. */
export function SystemTab() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Concerns />
      <BackupsPanel />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(300px,2fr)]">
        <div className="grid min-w-0 gap-4">
          <SearchesCard />
          <SchedulesCard />
        </div>
        <div className="grid min-w-0 gap-4">
          <StateCard />
          <EmailCard />
          <ChecksCard />
          <TroublesCard />
        </div>
      </div>
    </div>
  );
}
