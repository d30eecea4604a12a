import { applications } from "@/modules/staffing/applications";
import { expiry } from "@/modules/staffing/certificate-expiry";
import { jobs } from "@/modules/market/jobs";
import { oversight } from "@/modules/privacy/ai-oversight";
import { type AnalyticsMetrics, reports } from "@/modules/reporting/reports";
import type { App } from "@/src/app";
import { matchAccuracy } from "./agreeing";
import { enriched } from "./enriching";
import type { Insights, Point } from "./model";
import { agreedPeriod, comparedPeriod, fewestAds, mostPoints } from "./rules";
import { type Speaker, speakerIn } from "./wording";

/** What the own numbers say of the market, what they advise, and how well the work goes; each with its number. */
export async function told(app: App, locale = "en"): Promise<Insights> {
  const speaker = speakerIn(locale);
  const [analytics, { figures }, accuracy] = await Promise.all([
    reports.analytics(app, { period: comparedPeriod }),
    reports.performance(app, { period: agreedPeriod }),
    matchAccuracy(app),
  ]);
  const { timeToFill, clientSatisfaction } = figures;
  const counted: Insights = {
    marketTrends: toldOf(marketPoints(analytics, speaker)),
    recommendations: toldOf(await advice(app, analytics, speaker)),
    performance: {
      matchAccuracy: accuracy.value,
      timeToFill: timeToFill.value,
      clientSatisfaction: clientSatisfaction.value,
    },
    figures: { matchAccuracy: accuracy, timeToFill, clientSatisfaction },
    computedAt: app.now().toISOString(),
  };
  return enriched(app, counted, locale);
}

const toldOf = (points: Point[]): Insights["marketTrends"] => ({
  content: points.map(({ text }) => text).join(" "),
  points,
  worded: null,
});

function marketPoints({ trends }: AnalyticsMetrics, speaker: Speaker): Point[] {
  const { say, percent, country } = speaker;
  const { jobs: ads, jobGrowth, demandByCountry, hotSkills } = trends;
  const link = "/analytics?period=30d";
  if (ads.n + ads.before < fewestAds) return [say("few-ads", ads.n, link)];
  const [first] = demandByCountry;
  const rising = hotSkills.find(({ growth }) => growth !== null && growth > 0);
  return [
    jobGrowth === null
      ? say("first-ads", ads.n, link)
      : say("ads", ads.n, link, { change: percent(jobGrowth) }),
    ...(first
      ? [
          say("top-country", first.demand, `${link}&country=${first.country}`, {
            ...{ subject: country(first.country), employers: first.employers },
          }),
        ]
      : []),
    ...(rising
      ? [
          say("rising-skill", rising.n, `${link}&skill=${encodeURIComponent(rising.skill)}`, {
            ...{ subject: rising.skill, change: percent(rising.growth ?? 0) },
          }),
        ]
      : []),
  ];
}

/** What waits for somebody before what may pay off, and no more than can be read at a glance. */
async function advice(app: App, analytics: AnalyticsMetrics, speaker: Speaker): Promise<Point[]> {
  const points = [...(await waiting(app, speaker)), ...seen(analytics, speaker)];
  const found = points.filter(({ n }) => n > 0).slice(0, mostPoints);
  return found.length > 0 ? found : [speaker.say("nothing", 0, "/tasks")];
}

async function waiting(app: App, { say }: Speaker): Promise<Point[]> {
  const [{ requests }, ended, { unreviewed = 0 }, { hardTargets }] = await Promise.all([
    oversight.overview(app),
    expiry.list(app, { bucket: "expired", deployed: "yes", limit: 1 }),
    applications.counts(app),
    jobs.counts(app, { status: "open" }),
  ]);
  return [
    say("overdue", requests.overdue, "/gdpr?tab=requests"),
    say("expired", ended.total, "/certificates?bucket=expired&deployed=yes"),
    say("unreviewed", unreviewed, "/applications?stretch=unreviewed"),
    say("hard", hardTargets, "/jobs?class=hard-target"),
  ];
}

function seen({ predictions }: AnalyticsMetrics, { say, country }: Speaker): Point[] {
  const named = (kind: string, subject: string) =>
    kind === "country" || kind === "falling-demand" ? country(subject) : subject;
  return [
    ...predictions.riskFactors.map(({ kind, subject, n, of, link }) =>
      say(kind, n, link, { of, subject: named(kind, subject ?? "") }),
    ),
    ...predictions.recommendedFocus.map(({ kind, subject, n, before, candidates, link }) =>
      say(kind, n, link, { before, candidates, subject: named(kind, subject) }),
    ),
  ];
}
