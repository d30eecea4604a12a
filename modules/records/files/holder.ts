import { and, eq, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import { onRecord } from "@/modules/records/core/rules";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import type { Holder } from "@/src/personal-data/holders";
import {
  isNot,
  type Mention,
  mentionsIn,
  onPage,
  mergeMentions,
} from "@/src/personal-data/mentions";
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

  async mentions(app, { id }, search) {
    const names = await mentionsIn(app, search, {
      table: files,
      where: and(isNull(files.removedAt), isNot(isOf(id))),
      tell: ({ kind, recordId, name }) => ({
        ...onRecord(kind, recordId, "files"),
        labels: { fileName: name },
      }),
    });
    const words = await mentionsIn(app, search, {
      table: fileTexts,
      where: and(isNotNull(fileTexts.text), notInArray(fileTexts.content, contentsOf(app, id))),
      tell: ({ content, text }) => ({ ...onPage(content), texts: { content: text } }),
    });
    return mergeMentions([names, { ...words, first: await placed(app, words.first) }]);
  },
};

const isOf = (id: string) => and(eq(files.recordId, id), eq(files.kind, "candidate"));

const contentsOf = (app: App, id: string) =>
  app.db.select({ content: files.content }).from(files).where(isOf(id));

/** Words belong to bytes; who has added those bytes says where they are opened. */
async function placed(app: App, found: Mention[]): Promise<Mention[]> {
  const { content, kind, recordId, name } = files;
  const contents = found.map(({ path }) => path);
  const rows = await app.db
    .select({ content, kind, recordId, name })
    .from(files)
    .where(and(inArray(content, jsonValues(contents)), isNull(files.removedAt)));
  const of = new Map(rows.map((row) => [row.content, row]));
  return found.map((one) => {
    const file = of.get(one.path);
    if (!file) return { ...one, path: "/" };
    return { ...one, ...onRecord(file.kind, file.recordId, "files"), label: file.name };
  });
}
