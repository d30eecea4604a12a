import { breaches } from "@/modules/privacy/breaches";
import { campaigns } from "@/modules/engagement/campaigns";
import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { communications } from "@/modules/engagement/communications";
import { compliance } from "@/modules/privacy/compliance";
import { deployments } from "@/modules/staffing/deployments";
import { dossiers } from "@/modules/staffing/posted-workers";
import { feedback } from "@/modules/staffing/feedback";
import { interviews } from "@/modules/engagement/interviews";
import { legal } from "@/modules/privacy/legal-documents";
import { oversight } from "@/modules/privacy/ai-oversight";
import { pipelines } from "@/modules/staffing/pipeline";
import { projects } from "@/modules/staffing/projects";
import {
  connectors,
  dashboardKeywords,
  defaultCountries,
  defaultSources,
  runs,
  scraping,
} from "@/modules/market/scraping";
import type { Board, SourceId } from "@/modules/market/sources";
import { starts } from "@/modules/staffing/start-checks";
import { demoOwner, users } from "@/modules/platform/accounts";
import { acting, type App } from "@/src/app";
import { furnishCareers } from "./demo-careers";
import { furnishRecruiters } from "./demo-recruiters";

type BoardsOf = (source: SourceId) => Board[];
/** The rest of the furnishing, while somebody looks already. */
export type Furnishing = () => Promise<void>;

const lookEveryMs = 250;

/** Lets the owner in and connects the boards. */
export async function furnish(app: App, boardsOf: BoardsOf): Promise<Furnishing> {
  const user = await users.add(app, { ...demoOwner, role: "admin" });
  const admin = acting(app, { id: user.id, name: `${user.firstName} ${user.lastName}` });
  for (const { id, version } of await connectors.list(admin)) {
    const boards = boardsOf(id);
    if (boards.length > 0) await connectors.edit(admin, id, { version, boards });
  }
  return () => addSamples(app, admin);
}

async function addSamples(app: App, admin: App): Promise<void> {
  await candidates.addSamples(app);
  await clients.addSamples(app);
  await starts.addSamples(app);
  await projects.addSamples(app);
  await pipelines.addSamples(app);
  await deployments.addSamples(app, await furnishRecruiters(app));
  await dossiers.addSamples(app);
  await feedback.addSamples(app);
  await firstScrape(app);
  // Waits for what the boards tell; the rest does not wait for it.
  const published = furnishCareers(app);
  await interviews.addSamples(app);
  await communications.addSamples(app);
  await campaigns.addSamples(app);
  await legal.addSamples(app);
  await breaches.addSamples(app);
  await oversight.addSamples(app);
  await published;
  while ((await runs.status(app)).run?.state === "active") await Bun.sleep(lookEveryMs);
  await compliance.addSamples(admin);
}

/** The boards answer from written ads, so that the first screen has something to show. */
async function firstScrape(app: App): Promise<void> {
  await scraping.start(app, {
    sources: defaultSources,
    keywords: dashboardKeywords,
    countries: defaultCountries,
  });
}
