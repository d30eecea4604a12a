import type { Policy } from "@/src/http/policy";
import { accounts } from "./platform/accounts/access";
import { boardPacks } from "./reporting/board-packs/access";
import { branding } from "./platform/branding/access";
import { backups } from "./platform/backups/access";
import { compliance } from "./privacy/compliance/access";
import { dashboard } from "./reporting/dashboard/access";
import { desk } from "./platform/files/access";
import { engagement } from "./engagement/communications/access";
import { gdpr } from "./privacy/gdpr/access";
import { house } from "./platform/health/access";
import { integrations } from "./platform/webhooks/access";
import { legal } from "./privacy/legal-documents/access";
import { market } from "./market/jobs/access";
import { profile } from "./platform/profile/access";
import { published } from "./public/careers/access";
import { records } from "./crm/candidates/access";
import { reports } from "./reporting/reports/access";

/** Every route of the product and who may call it. A route that is missing here stops the start. */
export const policy: Policy = {
  ...house,
  ...backups,
  ...accounts,
  ...dashboard,
  ...branding,
  ...integrations,
  ...legal,
  ...compliance,
  ...market,
  ...records,
  ...reports,
  ...boardPacks,
  ...desk,
  ...profile,
  ...engagement,
  ...published,
  ...gdpr,
};
