import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { formats, shownPictures } from "./rules";
import { type FileRow, rowOf } from "./queries";

/** Headers under which nothing in a file may run, load anything or be framed, whatever program shows it. */
const isolationHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "private, no-store",
};

/** The file as an attachment, so that no browser shows it; the audit trail records who took it. */
export async function download(app: App, id: string): Promise<Response> {
  const row = await rowOf(app, id);
  return serveFile(app, row, "attachment");
}

/** A picture to be shown on the page. */
export async function picture(app: App, id: string): Promise<Response> {
  const row = await rowOf(app, id);
  return shownPictures.includes(row.format) ? serveFile(app, row, "inline") : notFound("file");
}

type Kept = Pick<FileRow, "id" | "content" | "format" | "name">;

/** Answers with stored bytes under a file name; the audit trail records who took them. */
export async function serveFile(
  app: App,
  { id, content, format, name }: Kept,
  as: "attachment" | "inline",
): Promise<Response> {
  const bytes = await app.files.read(content);
  await app.write([audit.entry(app, { action: "file.opened", entityType: "file", entityId: id })]);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...isolationHeaders,
      "content-type": formats[format].type,
      "content-disposition": `${as}; ${nameFor(name)}`,
    },
  });
}

/** RFC 6266: the name in ASCII for old programs, then in full. */
function nameFor(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/[^\w. -]/g, "_");
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}
