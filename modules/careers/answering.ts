import { openDocumentOf } from "@/modules/pages";
import type { App } from "@/src/app";
import { listPage } from "./list-page";
import { closedPage, jobPage } from "./job-page";
import type { CareersQuery } from "./model";
import { settingOf, soughtAt } from "./opening";
import { choices, open } from "./service";

export async function answerList(app: App, request: Request, query: CareersQuery) {
  const setting = await settingOf(app, request, query.lang);
  const shelf = { ...(await open(app, query)), choices: await choices(app), query };
  return openDocumentOf((nonce) => listPage(setting, shelf, nonce));
}

type Asked = { slug: string; lang: CareersQuery["lang"] };

/** A job that is over is gone for good, which searches understand; one that never was is not found. */
export async function answerJob(app: App, request: Request, { slug, lang }: Asked) {
  const setting = await settingOf(app, request, lang);
  const job = await soughtAt(app, slug);
  if (job?.state === "open") return openDocumentOf((nonce) => jobPage(setting, job, nonce));
  return openDocumentOf((nonce) => closedPage(setting, job, nonce), job ? 410 : 404);
}
