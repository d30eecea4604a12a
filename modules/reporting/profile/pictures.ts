import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import { fingerprintOf } from "@/src/secrets/passwords";
import { profileChanged } from "./events";
import type { NewPicture, Profile } from "./model";
import { maxPictureBytes, pictureSide, pictureUndoHours, maxPictureSide } from "./rules";
import { profilePictures as pictures } from "./schema";
import { find } from "./service";

/** Keeps a small copy of what was sent, drawn anew: where and with what a photograph was taken is not in it. */
export async function add(app: App, { picture }: NewPicture): Promise<Profile> {
  const { id } = await users.currentUser(app);
  const { bytes } = await files.redrawn(picture, {
    largest: maxPictureBytes,
    widest: maxPictureSide,
    within: { width: pictureSide, height: pictureSide },
  });
  const row = {
    name: fingerprintOf(`${id} ${bytes.toHex()}`).slice(0, 32),
    content: bytes.toBase64(),
    addedAt: app.now().toISOString(),
    removedAt: null,
  };
  await app.write(
    [
      app.db
        .insert(pictures)
        .values({ ...row, userId: id })
        .onConflictDoUpdate({ target: pictures.userId, set: row }),
      shownAs(app, id, row.name),
      noted(app, "user.picture_added"),
    ],
    profileChanged(id),
  );
  return find(app);
}

/** Initials again at once; for a day the picture can be brought back. */
export async function remove(app: App): Promise<Profile> {
  const { id } = await users.currentUser(app);
  const isShown = and(eq(pictures.userId, id), isNull(pictures.removedAt));
  const removedAt = app.now().toISOString();
  await app.write(
    [
      must(app.db.update(pictures).set({ removedAt }).where(isShown)),
      shownAs(app, id, null),
      noted(app, "user.picture_removed"),
    ],
    profileChanged(id),
  );
  return find(app);
}

export async function restore(app: App): Promise<Profile> {
  const { id } = await users.currentUser(app);
  const isGone = and(eq(pictures.userId, id), isNotNull(pictures.removedAt));
  const [row] = await app.db.select().from(pictures).where(isGone);
  if (!row) return notFound("picture");
  await app.write(
    [
      must(app.db.update(pictures).set({ removedAt: null }).where(isGone)),
      shownAs(app, id, row.name),
      noted(app, "user.picture_restored"),
    ],
    profileChanged(id),
  );
  return find(app);
}

/** For everybody who is signed in; the address of a picture that was replaced leads nowhere. */
export async function servePicture(app: App, name: string): Promise<Response> {
  const isShown = and(eq(pictures.name, name), isNull(pictures.removedAt));
  const [row] = await app.db.select().from(pictures).where(isShown);
  if (!row) return notFound("picture");
  return new Response(Uint8Array.fromBase64(row.content), {
    headers: {
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, max-age=86400, immutable",
    },
  });
}

/** Lets go of pictures that nobody brought back. */
export async function purge(app: App): Promise<number> {
  const before = new Date(app.now().getTime() - pictureUndoHours * 3_600_000).toISOString();
  const isOver = lt(pictures.removedAt, before);
  const rows = await app.db.select({ id: pictures.userId }).from(pictures).where(isOver);
  if (rows.length > 0) await app.write([app.db.delete(pictures).where(isOver)]);
  return rows.length;
}

const shownAs = (app: App, id: string, name: string | null) =>
  users.pictured(app, id, name && `/api/profile/pictures/${name}`);

const noted = (app: App, action: string) =>
  audit.entry(app, { action, entityType: "user", entityId: app.actor.id });

/** What is done for profiles once a day. */
export const profileTasks = [
  {
    name: "profile.pictures",
    does: "Deletes profile pictures removed more than a day ago",
    run: purge,
  },
];
