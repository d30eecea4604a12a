import { languageOf } from "@/modules/pages";
import { settings } from "@/modules/settings";
import type { Locale } from "@/modules/users/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Setting } from "./frame";
import type { House } from "./job-posting";
import type { Publication } from "./model";
import { allOpen, bySlug } from "./service";

/** Whose pages these are, and the address that everybody reaches them at. */
export async function houseOf(app: App, request: Request): Promise<House> {
  const { name } = await settings.valueOf(app, "agency");
  const { origin } = new URL(app.config.PUBLIC_URL ?? request.url);
  return { origin, agency: name || "Coldaisle" };
}

export async function settingOf(app: App, request: Request, lang?: Locale): Promise<Setting> {
  const { pathname, search } = new URL(request.url);
  const locale = languageOf(request, lang);
  return { ...(await houseOf(app, request)), locale, path: pathname, search };
}

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
