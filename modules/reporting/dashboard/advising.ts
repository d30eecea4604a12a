import { applications } from "@/modules/staffing/applications";
import { expiry } from "@/modules/staffing/certificate-expiry";
import { jobs } from "@/modules/market/jobs";
import { type AnalyticsMetrics, dataProtection, reports } from "@/modules/reporting/reports";
import type { App } from "@/src/app";
import { cachedFigures } from "@/src/http/cached-count";
import { matchAccuracy } from "./acceptance-rate";
import type { Insights, Point } from "./model";
import { agreedPeriod, comparedPeriod, minAds, maxPoints } from "./rules";
import { type Speaker, speakerIn } from "./wording";
import { wording } from "@/modules/market/ai-enrichment";
import { errorFields } from "@/src/log";

const under = new WeakMap<App["db"], Promise<void>>();

/**
 * Adds the language model's wording, if it has worded exactly these numbers; the numbers themselves never come from it.
 */
async function enrichAdvice(app: App, told: Insights, language: string): Promise<Insights> {
  const { worded, ask } = await wording(app, { counts: countsIn(told), language });
  if (ask && !under.has(app.db)) begin(app, ask);
  if (!worded) return told;
  const { by, marketTrends, recommendations } = worded;
  return {
    ...told,
    marketTrends: { ...told.marketTrends, worded: { text: marketTrends, by } },
    recommendations: { ...told.recommendations, worded: { text: recommendations, by } },
  };
}

/** Runs in the background: the wording is there for the next request, and this one does not wait. */
function begin(app: App, ask: () => Promise<void>): void {
  const asking = ask()
    .catch((error) => app.log.warn("the insights were not worded", errorFields(error)))
    .finally(() => under.delete(app.db));
  under.set(app.db, asking);
}

/** Whether a model is being asked just now. */
export const wordingNow = (app: App): Promise<void> | undefined => under.get(app.db);

/** The counts by topic as the model gets them; names of people, clients or skills are not sent. */
const countsIn = ({ marketTrends, recommendations }: Insights): Record<string, number> =>
  Object.fromEntries(
    [...marketTrends.points, ...recommendations.points].map(({ topic, n }) => [topic, n]),
  );

/** What the own numbers say of the market, what they advise, and how well the work goes; each with its number. */
export const advise = async (app: App, locale = "en"): Promise<Insights> =>
  enrichAdvice(
    app,
    await cachedFigures(app, ["insights", locale], () => advised(app, locale)),
    locale,
  );

async function advised(app: App, locale: string): Promise<Insights> {
  const speaker = speakerIn(locale);
  const [analytics, { figures }, accuracy] = await Promise.all([
    reports.analytics(app, { period: comparedPeriod }),
    reports.performance(app, { period: agreedPeriod }),
    matchAccuracy(app),
  ]);
  const { timeToFill, clientSatisfaction } = figures;
  return {
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
  if (ads.n + ads.before < minAds) return [say("few-ads", { n: ads.n, link })];
  const [first] = demandByCountry;
  const rising = hotSkills.find(({ growth }) => growth !== null && growth > 0);
  return [
    jobGrowth === null
      ? say("first-ads", { n: ads.n, link })
      : say("ads", { n: ads.n, link }, { change: percent(jobGrowth) }),
    ...(first
      ? [
          say(
            "top-country",
            { n: first.demand, link: `${link}&country=${first.country}` },
            { subject: country(first.country), employers: first.employers },
          ),
        ]
      : []),
    ...(rising
      ? [
          say(
            "rising-skill",
            { n: rising.n, link: `${link}&skill=${encodeURIComponent(rising.skill)}` },
            { subject: rising.skill, change: percent(rising.growth ?? 0) },
          ),
        ]
      : []),
  ];
}

/** What waits for somebody before what may pay off, and no more than can be read at a glance. */
async function advice(app: App, analytics: AnalyticsMetrics, speaker: Speaker): Promise<Point[]> {
  const points = [...(await waiting(app, speaker)), ...seen(analytics, speaker)];
  const found = points.filter(({ n }) => n > 0).slice(0, maxPoints);
  return found.length > 0 ? found : [speaker.say("nothing", { n: 0, link: "/tasks" })];
}

async function waiting(app: App, { say }: Speaker): Promise<Point[]> {
  const [{ requests }, ended, { unreviewed = 0 }, { hardTargets }] = await Promise.all([
    dataProtection(app),
    expiry.list(app, { bucket: "expired", deployed: "yes", limit: 1 }),
    applications.counts(app),
    jobs.counts(app, { status: "open" }),
  ]);
  return [
    say("overdue", { n: requests.overdue, link: "/gdpr?tab=requests" }),
    say("expired", { n: ended.total, link: "/certificates?bucket=expired&deployed=yes" }),
    say("unreviewed", { n: unreviewed, link: "/applications?stretch=unreviewed" }),
    say("hard", { n: hardTargets, link: "/jobs?class=hard-target" }),
  ];
}

function seen({ predictions }: AnalyticsMetrics, { say, where }: Speaker): Point[] {
  const named = (kind: string, subject: string) =>
    kind === "country" || kind === "falling-demand" ? where(subject) : subject;
  return [
    ...predictions.riskFactors.map(({ kind, subject, n, of, link }) =>
      say(kind, { n, link }, { of, subject: named(kind, subject ?? "") }),
    ),
    ...predictions.recommendedFocus.map(({ kind, subject, n, before, candidates, link }) =>
      say(kind, { n, link }, { before, candidates, subject: named(kind, subject) }),
    ),
  ];
}
