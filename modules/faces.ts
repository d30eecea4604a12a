import type { App } from "@/src/app";
import { applyingPages } from "./applying";
import { calendarPages } from "./interviews";
import { campaignPages } from "./campaigns";
import { careersPages } from "./careers";
import { landingPages } from "./landing";
import { legalPages } from "./legal";
import { metricPages } from "./system";
import { ownPages } from "./ownpage";
import { shortlistPages } from "./shortlists";
import { uploads } from "./branding";
import { holders } from "./holders";

/** What is shown to those who have no account. */
export const faces = (app: App) => [
  uploads(app),
  landingPages(app),
  shortlistPages(app),
  campaignPages(app),
  applyingPages(app),
  ownPages(app, holders),
  careersPages(app),
  legalPages(app),
  calendarPages(app),
  metricPages(app),
];
