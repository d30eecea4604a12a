import { eq } from "drizzle-orm";
import { productName } from "@/modules/agency/rules";
import { settings } from "@/modules/settings";
import type { App } from "@/src/app";
import type { Look } from "./model";
import { logos } from "./schema";

/** How the agency looks to whoever comes. */
export async function look(app: App): Promise<Look> {
  const [{ companyName, tagline, logoUrl, colors }, agency] = await Promise.all([
    settings.valueOf(app, "branding"),
    settings.valueOf(app, "agency"),
  ]);
  const name = companyName || agency.name || productName;
  return { name, tagline, colors: { ...colors }, logo: await pictureAt(app, logoUrl) };
}

/** Null where nothing was put up, or where an old backup knows of a picture that is gone. */
async function pictureAt(app: App, url: string | null): Promise<Look["logo"]> {
  if (!url) return null;
  const [row] = await app.db.select().from(logos).where(eq(logos.content, contentAt(url)));
  return row ? { url, width: row.width, height: row.height } : null;
}

export const addressOf = (content: string) => `/uploads/${content}`;
const contentAt = (url: string) => url.replace("/uploads/", "");

/** The picture itself, as bytes that documents can hold. */
export async function logoBytes(app: App): Promise<Uint8Array | null> {
  const { logo } = await look(app);
  return logo && app.files.read(contentAt(logo.url)).catch(() => null);
}
