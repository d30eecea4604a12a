import { queryOptions } from "@tanstack/react-query";
import { crmMetricsKey } from "@/web/state/query-keys";

type CrmMetrics = {
  totalInterviews: number;
  completionRate: number | null;
  avgFeedbackScore: number | null;
  activeEngagements: number;
};

export const crmMetrics = queryOptions<CrmMetrics>({ queryKey: crmMetricsKey });
