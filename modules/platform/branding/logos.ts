import { and, eq, lt, ne } from "drizzle-orm";
import { files } from "@/modules/platform/files";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import type { NewLogo, PutUp } from "./model";
import { logoLimits } from "./rules";
import { logos } from "./schema";
import { addressOf } from "./service";

/** Puts up a logo, drawn anew; the one before stays for as long as somebody may want it back. */
export async function putUp(app: App, { logo }: NewLogo): Promise<PutUp> {
  const { bytes, ...size } = await files.redrawn(logo, logoLimits);
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
  const { value, version } = await settings.named(app, "branding");
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
export async function shown(app: App, content: string): Promise<Response> {
  const [row] = await app.db.select().from(logos).where(eq(logos.content, content));
  if (!row) return missing("file");
  return new Response(new Uint8Array(await app.files.read(row.content)), { headers: shut });
}

const keptDays = 30;

/** Lets go of logos that were replaced so long ago that nobody wants them back. */
export async function forget(app: App): Promise<number> {
  const { logoUrl } = await settings.valueOf(app, "branding");
  const before = new Date(app.now().getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString();
  const old = and(lt(logos.addedAt, before), ne(logos.content, logoUrl?.split("/").at(-1) ?? ""));
  const count = await app.db.$count(logos, old);
  await app.write([app.db.delete(logos).where(old)]);
  return count;
}
