import type { App } from "@/src/app";
import { applyingPages } from "./public/application-form";
import { calendarPages } from "./engagement/interviews";
import { campaignPages } from "./engagement/campaigns";
import { careersPages } from "./public/careers";
import { landingPages } from "./public/landing";
import { legalPages } from "./privacy/legal-documents";
import { metricPages } from "./platform/health";
import { ownPages } from "./public/candidate-self-service";
import { shortlistPages } from "./staffing/shortlists";
import { uploads } from "./platform/branding";
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
