import { type PlacementLines, reports } from "@/modules/reporting/reports";
import type { Choice } from "@/modules/knowledge/periods/rules";
import type { App } from "@/src/app";
import type { Section } from "./content";
import type { Pen } from "./pen";
import type { PackTab } from "./rules";
import { analyticsSection } from "./sections/analytics";
import { gdprSection } from "./sections/gdpr";
import { performanceSection } from "./sections/performance";
import { revenueSection } from "./sections/revenue";

/** Each part of the screen from the same report that the screen reads. */
export const composers: Record<PackTab, (app: App, choice: Choice, pen: Pen) => Promise<Section>> =
  {
    revenue: async (app, choice, pen) =>
      revenueSection(await reports.revenue(app, choice), await earning(app, choice), pen),
    performance: async (app, choice, pen) =>
      performanceSection(await reports.performance(app, choice), pen),
    analytics: async (app, choice, pen) =>
      analyticsSection(await reports.analytics(app, choice), pen),
    gdpr: async (app, choice, pen) => gdprSection(await reports.gdpr(app, choice), pen),
  };

/** Every placement that earned; a file has no need to stop where a screen does. */
const earning = (app: App, choice: Choice): Promise<PlacementLines> =>
  reports.placements(app, { ...choice, of: "earning", limit: Number.MAX_SAFE_INTEGER });
