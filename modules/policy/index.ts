import type { Policy } from "@/src/http/policy";
import { compliance } from "./compliance";
import { desk } from "./desk";
import { engagement } from "./engagement";
import { gdpr } from "./gdpr";
import { house } from "./house";
import { legal } from "./legal";
import { market } from "./market";
import { published } from "./public";
import { records } from "./records";
import { reports } from "./reports";

/** Every route of the product and who may call it. A route that is missing here stops the start. */
export const policy: Policy = {
  ...house,
  ...legal,
  ...compliance,
  ...market,
  ...records,
  ...reports,
  ...desk,
  ...engagement,
  ...published,
  ...gdpr,
};
