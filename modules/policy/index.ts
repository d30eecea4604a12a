import type { Policy } from "@/src/http/policy";
import { desk } from "./desk";
import { engagement } from "./engagement";
import { gdpr } from "./gdpr";
import { house } from "./house";
import { market } from "./market";
import { published } from "./public";
import { records } from "./records";

/** Every route of the product and who may call it. A route that is missing here stops the start. */
export const policy: Policy = {
  ...house,
  ...market,
  ...records,
  ...desk,
  ...engagement,
  ...published,
  ...gdpr,
};
