import type { Policy } from "@/src/http/policy";
import { accounts } from "./accounts";
import { boardPacks } from "./boardpacks";
import { branding } from "./branding";
import { backups } from "./backups";
import { compliance } from "./compliance";
import { dashboard } from "./dashboard";
import { desk } from "./desk";
import { engagement } from "./engagement";
import { gdpr } from "./gdpr";
import { house } from "./house";
import { integrations } from "./integrations";
import { legal } from "./legal";
import { market } from "./market";
import { profile } from "./profile";
import { published } from "./public";
import { records } from "./records";
import { reports } from "./reports";

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
