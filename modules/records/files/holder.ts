import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { recordPath } from "@/modules/records/core/rules";
import type { App } from "@/src/app";
import type { Holder } from "@/src/personal-data/holders";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { filesChanged } from "./events";
import { files, fileTexts } from "./schema";

/** The files of a candidate are about that person; those of a client are a company's. */
export const holder: Holder = {
  name: "files",
  tables: ["files"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const rows = await app.db.select().from(files).where(isOf(id));
    const texts = await app.db
      .select({ content: fileTexts.content, text: fileTexts.text })
      .from(fileTexts)
      .where(and(inArray(fileTexts.content, contentsOf(app, id)), isNotNull(fileTexts.text)));
    return { files: rows, fileTexts: texts };
  },

  /** Words and bytes that nobody else's file holds go with the rows: the bytes by the next sweep, once this has landed. */
  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const writes = [app.db.delete(files).where(isOf(id))];
    return { writes, news: [filesChanged([{ kind: "candidate", recordId: id }])] };
  },

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: files,
      where: and(isNull(files.removedAt), isNot(isOf(id))),
      tell: ({ kind, recordId, name }) => ({
        kind,
        recordId,
        label: null,
        labels: { fileName: name },
        path: recordPath(kind, recordId, "files"),
      }),
    });
  },
};

const isOf = (id: string) => and(eq(files.recordId, id), eq(files.kind, "candidate"));

const contentsOf = (app: App, id: string) =>
  app.db.select({ content: files.content }).from(files).where(isOf(id));
