import { and, eq, lt, ne } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { daysEarlier } from "@/src/calendar";
import type { NewLogo, PutUp } from "./model";
import { redrawn } from "./ports";
import { logoLimits } from "./rules";
import { logos } from "./schema";
import { addressOf } from "./service";

/** Puts up a logo, drawn anew; the one before stays for as long as somebody may want it back. */
export async function uploadLogo(app: App, { logo }: NewLogo): Promise<PutUp> {
  const { bytes, ...size } = await redrawn(app, logo, logoLimits);
  const content = await app.files.keep(bytes, "png");
  const addedAt = app.now().toISOString();
  await app.write([
    app.db
      .insert(logos)
      .values({ content, ...size, addedAt })
      .onConflictDoUpdate({ target: logos.content, set: { addedAt } }),
  ]);
  // Whoever swept an older copy off the disk meanwhile did not know of this one yet.
  if (!(await app.files.has(content))) await app.files.keep(bytes, "png");
  const logoUrl = addressOf(content);
  const { value, version } = await settings.findSetting(app, "branding");
  await settings.save(app, "branding", { value: { ...value, logoUrl }, version });
  return { logoUrl };
}

/** A picture can run nothing and is framed by nobody; its address names its content, so it never changes. */
const shut = {
  "content-type": "image/png",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "public, max-age=31536000, immutable",
};

/** Only what was put up as a logo: the same folder holds people's papers. */
export async function serveLogo(app: App, content: string): Promise<Response> {
  const [row] = await app.db.select().from(logos).where(eq(logos.content, content));
  if (!row) return notFound("file");
  return new Response(new Uint8Array(await app.files.read(row.content)), { headers: shut });
}

const keptDays = 30;

/** Lets go of logos that were replaced so long ago that nobody wants them back. */
export async function purgeLogos(app: App): Promise<number> {
  const { logoUrl } = await settings.valueOf(app, "branding");
  const before = daysEarlier(app.now(), keptDays);
  const old = and(lt(logos.addedAt, before), ne(logos.content, logoUrl?.split("/").at(-1) ?? ""));
  const count = await app.db.$count(logos, old);
  await app.write([app.db.delete(logos).where(old)]);
  return count;
}
