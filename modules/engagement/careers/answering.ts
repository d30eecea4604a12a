import { siteOf, languageOf, openDocumentOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Setting } from "./pages/frame";
import { closedPage, jobPage } from "./pages/job-page";
import { listPage } from "./pages/list-page";
import type { CareersQuery, Publication } from "./model";
import { allOpen, bySlug, choices, open } from "./service";

const settingOf = async (app: App, request: Request): Promise<Setting> => ({
  ...(await siteOf(app, request)),
  locale: languageOf(request),
});

export async function feedOf(app: App, request: Request) {
  const [house, jobs] = await Promise.all([siteOf(app, request), allOpen(app)]);
  return { ...house, jobs, builtAt: app.now().toISOString() };
}

/** The job at an address, or null: whoever follows an old link gets a page and no error. */
async function soughtAt(app: App, slug: string): Promise<Publication | null> {
  try {
    return await bySlug(app, slug);
  } catch (error) {
    if (error instanceof Failure && error.kind === "missing") return null;
    throw error;
  }
}

export async function answerList(app: App, request: Request, query: CareersQuery) {
  const setting = await settingOf(app, request);
  const shelf = { ...(await open(app, query)), choices: await choices(app), query };
  return openDocumentOf(app, request, listPage(setting, shelf));
}

/** A job that is over is gone for good, which searches understand; one that never was is not found. */
export async function answerJob(app: App, request: Request, slug: string) {
  const setting = await settingOf(app, request);
  const job = await soughtAt(app, slug);
  if (job?.state === "open") return openDocumentOf(app, request, jobPage(setting, job));
  return openDocumentOf(app, request, { ...closedPage(setting, job), status: job ? 410 : 404 });
}
