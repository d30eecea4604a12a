import { eq, ne } from "drizzle-orm";
import { backups } from "@/modules/platform/backups";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { mail } from "@/modules/platform/mail";
import { projectRows as projects } from "@/modules/staffing/projects/read-model";
import { connectors } from "@/modules/market/scraping";
import {
  scrapeRunRows as scrapeRuns,
  searchProfileRows as searchProfiles,
} from "@/modules/market/scraping/read-model";
import { settings, type SettingKey } from "@/modules/platform/settings";
import { isAtLeast, type Role, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Step } from "./model";
import { type FirstStep, firstSteps } from "./rules";

/** What a new owner does first, as far as this role may; each by what is there, never by a click. */
export async function steps(app: App, role: Role): Promise<Step[]> {
  const own = names.filter((name) => isAtLeast(role, firstSteps[name]));
  return Promise.all(own.map(async (name) => ({ name, isDone: await isDone[name](app) })));
}

const names = Object.keys(firstSteps) as FirstStep[];

/** Samples are nobody's work and count for nothing. */
const isDone: Record<FirstStep, (app: App) => Promise<boolean>> = {
  company: async (app) => (await settings.valueOf(app, "agency")).name !== "",
  branding: (app) => wasSaved(app, "branding"),
  email: async (app) => (await mail.senderOf(app)) !== null,
  // The default may be right; somebody has to have said so.
  retention: (app) => wasSaved(app, "gdpr"),
  colleagues: async (app) => (await users.list(app)).length > 1,
  backup: async (app) => (await backups.last(app)) !== null,
  sources: async (app) => (await connectors.usual(app)).length > 0,
  scrape: async (app) =>
    isThere(app.db.select({ id: scrapeRuns.id }).from(scrapeRuns).where(hasEnded).limit(1)),
  schedule: async (app) =>
    isThere(
      app.db
        .select({ id: searchProfiles.id })
        .from(searchProfiles)
        .where(ne(searchProfiles.schedule, "none"))
        .limit(1),
    ),
  people: async (app) =>
    isThere(
      app.db
        .select({ id: candidates.id })
        .from(candidates)
        .where(ne(candidates.origin, "sample"))
        .limit(1),
    ),
  project: async (app) =>
    isThere(
      app.db
        .select({ id: projects.id })
        .from(projects)
        .where(eq(projects.isSample, false))
        .limit(1),
    ),
  billing: async (app) => (await settings.valueOf(app, "billing")).iban !== "",
};

const hasEnded = eq(scrapeRuns.state, "completed");
const isThere = async (found: PromiseLike<unknown[]>) => (await found).length > 0;

const wasSaved = async (app: App, group: SettingKey) =>
  (await settings.group(app, group)).some(({ version }) => version > 0);
