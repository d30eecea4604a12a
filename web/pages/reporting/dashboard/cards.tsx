import type { ReactNode } from "react";
import type { DashboardMetrics } from "@/modules/reporting/dashboard/model";
import type { MovableCard } from "@/modules/reporting/dashboard/rules";
import { ActiveProjects } from "./active-projects";
import { GdprCard } from "./gdpr-card";
import { InsightsCard } from "./insights-card";
import { QuickActions } from "./quick-actions";
import { RecentCard } from "./recent-card";
import { ScrapingPanel } from "./scraping-panel";

/** Every card that can be put somewhere else. */
export const cardsOf = (metrics: DashboardMetrics | undefined): Record<MovableCard, ReactNode> => ({
  scraping: <ScrapingPanel matches={metrics?.strongMatches} />,
  projects: <ActiveProjects />,
  activity: <RecentCard />,
  actions: <QuickActions />,
  insights: <InsightsCard />,
  gdpr: <GdprCard />,
});
