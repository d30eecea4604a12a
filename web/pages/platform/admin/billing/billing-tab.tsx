import { NumbersCard } from "./numbers-card";
import { PermissionsCard } from "./permissions-card";
import { SourcesCard } from "./sources-card";
import { SettingCard } from "./setting-card";

/** How the agency bills: what stands on invoices, who issues them, and what follows by itself. */
export function BillingTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <SettingCard name="billing" />
      <div className="grid grid-cols-1 gap-4">
        <NumbersCard />
        <PermissionsCard />
        <SettingCard name="timesheets" />
        <SettingCard name="reminders" />
        <SettingCard name="payroll" />
      </div>
      <div className="xl:col-span-2">
        <SettingCard name="ledger" />
      </div>
      <div className="xl:col-span-2">
        <SourcesCard />
      </div>
    </div>
  );
}

export { BillingTab as Component };
