import { shownOf } from "@/src/database/read-model";
import { desc, eq, inArray } from "drizzle-orm";
import { stateOf } from "@/modules/engagement/careers";
import { publicationRows as publications } from "@/modules/engagement/careers/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { payCheck, payChecks } from "@/modules/market/employers";
import { employerRows as employers } from "@/modules/market/employers/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import type { ClientPay, OwnAd, PayTransparency } from "./model";
import { maxAds } from "./rules";

/** How the agency's own ads keep the rules about pay, each, together and by client. */
export async function payTransparency(app: App): Promise<PayTransparency> {
  const rows = await rowsOf(app);
  const known = await knownOf(app, rows);
  const ads = rows.map((row) => checked(app, row, known));
  return {
    totals: {
      ads: ads.length,
      score: meanOf(scoresIn(ads)),
      passed: passedIn(ads),
    },
    ads: ads.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0)),
    clients: byClient(rows, ads, known),
  };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const rowsOf = (app: App) =>
  app.db
    .select({ ad: shownOf(publications), company: jobs.company, companyKey: jobs.companyKey })
    .from(publications)
    .innerJoin(jobs, eq(jobs.id, publications.jobId))
    .orderBy(desc(publications.publishedAt))
    .limit(maxAds);

/** What applicants are asked counts as said in the ad. */
function checked(app: App, { ad, company, companyKey }: Row, { clientOf }: Known): OwnAd {
  const asked = ad.questions.flatMap(({ words, options }) => [words, ...options]);
  const check = payCheck({
    title: ad.title,
    text: [ad.description, ...asked].join("\n"),
    language: ad.locale,
    salary: { min: ad.salaryFromCents, max: ad.salaryToCents, statedBy: "employer" },
  });
  const state = stateOf(ad, app.now());
  const { id, jobId, title } = ad;
  const clientId = clientOf.get(companyKey ?? "") ?? null;
  return { id, jobId, title, client: company, clientId, state, ...check };
}

const scoresIn = (ads: OwnAd[]) => ads.flatMap(({ score }) => (score === null ? [] : [score]));

const meanOf = (all: number[]): number | null =>
  all.length === 0 ? null : Math.round(all.reduce((sum, it) => sum + it, 0) / all.length);

const passedIn = (ads: OwnAd[]) => {
  const passed = (check: (typeof payChecks)[number]) =>
    ads.filter(({ findings }) => findings.some((it) => it.check === check && it.isWell)).length;
  return {
    range: passed("range"),
    width: passed("width"),
    history: passed("history"),
    words: passed("words"),
  };
};

type Known = Awaited<ReturnType<typeof knownOf>>;

/** The clients that ads are for, and how ads of theirs that were found elsewhere do. */
async function knownOf(app: App, rows: Row[]) {
  const keys = [...new Set(rows.flatMap(({ companyKey }) => companyKey ?? []))];
  const [kept, found] = await Promise.all([
    app.db
      .select({ id: clients.id, key: clients.nameKey })
      .from(clients)
      .where(inArray(clients.nameKey, keys)),
    app.db
      .select({ key: employers.key, ads: employers.payAds, score: employers.payScore })
      .from(employers)
      .where(inArray(employers.key, keys)),
  ]);
  return {
    clientOf: new Map(kept.map(({ id, key }) => [key, id])),
    elsewhere: new Map(found.map((it) => [it.key, it])),
  };
}

function byClient(rows: Row[], ads: OwnAd[], { clientOf, elsewhere }: Known): ClientPay[] {
  const keyOf = new Map(rows.map(({ ad, companyKey }) => [ad.id, companyKey]));
  const groups = Map.groupBy(ads, ({ id }) => keyOf.get(id) ?? null);
  return [...groups]
    .flatMap(([key, own]): ClientPay[] => {
      if (key === null) return [];
      const { ads: found = 0, score: foundScore = null } = elsewhere.get(key) ?? {};
      const name = own[0]?.client ?? key;
      const [clientId, score] = [clientOf.get(key) ?? null, meanOf(scoresIn(own))];
      return [{ name, clientId, ads: own.length, score, found, foundScore }];
    })
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
}
