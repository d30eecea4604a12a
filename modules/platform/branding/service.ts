import { eq } from "drizzle-orm";
import { brandColors } from "./agency/rules";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Look } from "./model";
import { paperInk } from "./rules";
import { logos } from "./schema";

/** How the agency looks to whoever comes. */
export async function look(app: App): Promise<Look> {
  const [{ tagline, logoUrl, colors }, name] = await Promise.all([
    settings.valueOf(app, "branding"),
    settings.displayName(app),
  ]);
  return { name, tagline, colors: { ...colors }, logo: await pictureAt(app, logoUrl) };
}

/** Null where nothing was put up, or where an old backup knows of a picture that is gone. */
async function pictureAt(app: App, url: string | null): Promise<Look["logo"]> {
  if (!url) return null;
  const [row] = await app.db
    .select()
    .from(logos)
    .where(eq(logos.content, contentAt(url)));
  return row ? { url, width: row.width, height: row.height } : null;
}

export const addressOf = (content: string) => `/uploads/${content}`;
const contentAt = (url: string) => url.replace("/uploads/", "");

/** The same on white paper: the logo as bytes, the colour dark enough to be read. */
export async function onPaper(app: App): Promise<OnPaper> {
  const { name, tagline, logo, colors } = await look(app);
  const bytes = logo && (await app.files.read(contentAt(logo.url)).catch(() => null));
  const ink = paperInk(colors.primary);
  const isOwn = logo !== null || !Bun.deepEquals(colors, brandColors);
  return { name, tagline, ink, isOwn, logo: logo && bytes && { ...logo, bytes } };
}

export type OnPaper = {
  name: string;
  tagline: string;
  ink: string;
  /** Whether the agency has chosen a look at all. */
  isOwn: boolean;
  logo: { bytes: Uint8Array; width: number; height: number } | null;
};
