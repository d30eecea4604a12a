import { openDocumentOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { listPage } from "./list-page";
import { closedPage, jobPage } from "./job-page";
import type { CareersQuery } from "./model";
import { settingOf, soughtAt } from "./opening";
import { choices, open } from "./service";

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
  return openDocumentOf(app, request, closedPage(setting, job), job ? 410 : 404);
}
