import { houseOf, languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Setting } from "./frame";
import type { Publication } from "./model";
import { allOpen, bySlug } from "./service";

export const settingOf = async (app: App, request: Request): Promise<Setting> => ({
  ...(await houseOf(app, request)),
  locale: languageOf(request),
});

export async function feedOf(app: App, request: Request) {
  const [house, jobs] = await Promise.all([houseOf(app, request), allOpen(app)]);
  return { ...house, jobs, builtAt: app.now().toISOString() };
}

/** The job at an address, or null: whoever follows an old link gets a page and no error. */
export async function soughtAt(app: App, slug: string): Promise<Publication | null> {
  try {
    return await bySlug(app, slug);
  } catch (error) {
    if (error instanceof Failure && error.kind === "missing") return null;
    throw error;
  }
}
