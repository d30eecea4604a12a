import { breaches } from "@/modules/breaches";
import { campaigns } from "@/modules/campaigns";
import { candidates } from "@/modules/candidates";
import { clients } from "@/modules/clients";
import { communications } from "@/modules/communications";
import { compliance } from "@/modules/compliance";
import { deployments } from "@/modules/deployments";
import { dossiers } from "@/modules/dossiers";
import { feedback } from "@/modules/feedback";
import { interviews } from "@/modules/interviews";
import { legal } from "@/modules/legal";
import { oversight } from "@/modules/oversight";
import { pipelines } from "@/modules/pipelines";
import { projects } from "@/modules/projects";
import {
  connectors,
  dashboardKeywords,
  defaultCountries,
  defaultSources,
  runs,
  scraping,
} from "@/modules/scraping";
import type { Board, SourceId } from "@/modules/sources";
import { starts } from "@/modules/starts";
import { demoOwner, users } from "@/modules/users";
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
