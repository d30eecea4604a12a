import {
  connectors,
  dashboardKeywords,
  defaultCountries,
  defaultSources,
  runs,
  scraping,
} from "@/modules/market/scraping";
import type { Board, SourceId } from "@/modules/market/sources";
import { demoOwner, users } from "@/modules/platform/accounts";
import { settings } from "@/modules/platform/settings";
import { BreachChanges, breaches } from "@/modules/privacy/breaches";
import { legal, locales, NewAgencyCertificate } from "@/modules/privacy/legal-documents";
import { dossiers } from "@/modules/privacy/posted-workers";
import { NewProcessor, processing } from "@/modules/privacy/processing-register";
import { NewRequirement, requirements } from "@/modules/staffing/start-checks";
import { withActor, type App } from "@/src/app";
import { hourMs, addDays, utcToday } from "@/src/calendar";
import { sampleCampaigns } from "./engagement/campaigns";
import { sampleCandidates } from "./records/candidates";
import { sampleBilling } from "./billing";
import { seedCareers } from "./careers";
import { sampleClients, clientsWithSites } from "./records/clients";
import { sampleCommunications } from "./engagement/communications";
import { sampleDecisions } from "./decisions";
import { sampleDeployments } from "./records/deployments";
import { sampleFeedback } from "./records/feedback";
import { sampleInterviews } from "./engagement/interviews";
import { samplePipelines } from "./records/pipeline";
import { sampleProjects } from "./records/projects";
import { seedRecruiters } from "./recruiters";
import { sampleRequests } from "./requests";

/** What an agency in the middle of putting its papers in order would have; all of it is invented. */
export async function sampleLegalDocuments(app: App): Promise<{ count: number }> {
  const { default: samples } = await import("./legal-documents.json");
  const [owner] = await users.list(app);
  if (!owner) return { count: 0 };
  const as = withActor(app, { id: owner.id, name: "" });
  await settings.save(as, "agency", { value: samples.agency });
  await settings.save(as, "legal", { value: samples.legal });
  for (const it of samples.processors) await processing.add(as, NewProcessor.parse(it));
  for (const it of samples.certificates)
    await legal.addCertificate(as, NewAgencyCertificate.parse(dated(it, utcToday(app))));
  for (const language of locales)
    for (const type of ["privacy", "cookies", "terms"] as const)
      await legal.publish(as, { type, language }, { version: 0, note: null });
  return { count: samples.certificates.length };
}

type Sample = { fromDays?: number; untilDays?: number; askedDays?: number };

const dated = ({ fromDays, untilDays, askedDays, ...it }: Sample, today: string) => {
  const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
  return { ...it, validFrom: day(fromDays), validUntil: day(untilDays), askedOn: day(askedDays) };
};

/** One whose clock runs and one that was dealt with; both invented. */
async function sampleBreaches(app: App): Promise<{ count: number }> {
  const { default: samples } = await import("./breaches.json");
  const [owner] = await users.list(app);
  if (!owner) return { count: 0 };
  const as = withActor(app, { id: owner.id, name: "" });
  for (const { hoursAgo, notifiedAfter, isClosed, ...it } of samples) {
    const since = app.now().getTime() - hoursAgo * hourMs;
    const discoveredAt = new Date(since).toISOString();
    const begun = await breaches.report(as, { title: it.title, discoveredAt, what: it.what });
    const notifiedAt = notifiedAfter
      ? new Date(since + notifiedAfter * hourMs).toISOString()
      : null;
    const told = { ...it, discoveredAt, notifiedAt, version: begun.version };
    const { id } = await breaches.edit(as, begun.id, BreachChanges.parse(told));
    if (isClosed) await breaches.close(as, id);
  }
  return { count: samples.length };
}

/** What the invented clients ask, and their datacenters by the country they stand in. */
async function sampleRequirements(app: App): Promise<void> {
  const { everywhere, byCountry } = (await import("./requirements.json")).default;
  const asked = new Map<string | null, object[]>(Object.entries(byCountry));
  const known = (await clientsWithSites(app)).filter(({ isSample }) => isSample);
  for (const { id } of known) {
    await requirements.change(app, { kind: "client", id }, setOf(everywhere));
  }
  for (const { id, country } of known.flatMap(({ sites }) => sites)) {
    const lines = asked.get(country);
    if (lines) await requirements.change(app, { kind: "site", id }, setOf(lines));
  }
}

const setOf = (lines: object[]) => ({
  version: 0,
  requirements: lines.map((line) => NewRequirement.parse(line)),
});

/** Settles the first duty of some of the sample dossiers, so that all states can be seen. */
async function sampleDossiers(app: App): Promise<{ count: number }> {
  const open = (await dossiers.list(app)).filter(({ duties }) =>
    duties.some((it) => it.state !== "done"),
  );
  const begun = open.filter((_, n) => n % 2 === 0);
  for (const { deploymentId: id, duties, startDate } of begun) {
    const [first] = duties;
    if (!first) continue;
    const said = { state: "done" as const, doneOn: startDate, reference: null, note: null };
    await dossiers.markDone(app, { id, duty: first.duty }, { ...said, version: first.version });
  }
  return { count: begun.length };
}

type BoardsOf = (source: SourceId) => Board[];
/** The rest of the furnishing, while somebody looks already. */
export type RestOfSeeding = () => Promise<void>;

const lookEveryMs = 250;

/** Lets the owner in and connects the boards. */
export async function seedDemo(app: App, boardsOf: BoardsOf): Promise<RestOfSeeding> {
  const user = await users.add(app, { ...demoOwner, role: "admin" });
  const admin = withActor(app, { id: user.id, name: `${user.firstName} ${user.lastName}` });
  for (const { id, version } of await connectors.list(admin)) {
    const boards = boardsOf(id);
    if (boards.length > 0) await connectors.edit(admin, id, { version, boards });
  }
  return () => addSamples(app, admin);
}

async function addSamples(app: App, admin: App): Promise<void> {
  await sampleCandidates(app);
  await sampleClients(app);
  await sampleRequirements(app);
  await sampleProjects(app);
  await samplePipelines(app);
  await sampleDeployments(app, await seedRecruiters(app));
  await sampleDossiers(app);
  await sampleFeedback(app);
  await firstScrape(app);
  // Waits for what the boards tell; the rest does not wait for it.
  const published = seedCareers(app);
  await sampleInterviews(app);
  await sampleCommunications(app);
  await sampleCampaigns(app);
  await sampleLegalDocuments(app);
  await sampleBilling(admin);
  await sampleBreaches(app);
  await sampleRequests(app);
  await published;
  while ((await runs.status(app)).run?.state === "active") await Bun.sleep(lookEveryMs);
  await sampleDecisions(admin);
}

/** The boards answer from written ads, so that the first screen has something to show. */
async function firstScrape(app: App): Promise<void> {
  await scraping.start(app, {
    sources: defaultSources,
    keywords: dashboardKeywords,
    countries: defaultCountries,
  });
}
