import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidates } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import type { Holder } from "@/src/personal-data/holders";
import { isNot, mentionsIn, mergeMentions } from "@/src/personal-data/mentions";
import { draftsNaming } from "./reading/naming";
import { importFiles, importRows, imports } from "./schema";

/** Rows of files are about the people in them, for as long as the files and the undo are kept. */
export const holder: Holder = {
  name: "imports",
  tables: ["import_rows"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const rows = await app.db
      .select({ row: importRows, plan: imports.plan })
      .from(importRows)
      .innerJoin(imports, eq(imports.id, importRows.importId))
      .where(eq(importRows.candidateId, id));
    return { imports: rows.map(({ row, plan }) => ({ ...row, provenance: plan.provenance })) };
  },

  /** A file that is not imported yet cannot forget one of its people, so it goes as a whole. */
  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const drafts = await filesNaming(app, id);
    const writes = [
      app.db.delete(importRows).where(eq(importRows.candidateId, id)),
      ...(drafts.length > 0 ? [app.db.delete(imports).where(inArray(imports.id, drafts))] : []),
    ];
    return { writes, news: [] };
  },

  /** Names of files, and the rows that were refused: those belong to no candidate. */
  async mentions(app, { id }, search) {
    const names = await app.db.select({ id: imports.id, name: imports.name }).from(imports);
    const nameOf = new Map(names.map((it) => [it.id, it.name]));
    const at = (importId: string) => ({
      kind: null,
      recordId: null,
      label: nameOf.get(importId) ?? null,
      path: `/candidates/import/${importId}`,
    });
    const files = await mentionsIn(app, search, {
      table: imports,
      tell: (row) => ({ ...at(row.id), labels: { fileName: row.name } }),
    });
    const rows = await mentionsIn(app, search, {
      table: importRows,
      where: and(isNotNull(importRows.cells), isNot(eq(importRows.candidateId, id))),
      tell: ({ importId, cells }) => ({
        ...at(importId),
        texts: { row: cells?.join(" · ") ?? "" },
      }),
    });
    return mergeMentions([files, rows]);
  },
};

async function filesNaming(app: App, id: string): Promise<string[]> {
  const [person] = await app.db.select().from(candidates).where(eq(candidates.id, id));
  if (!person) return [];
  const files = await app.db
    .select({ id: imports.id, plan: imports.plan, content: importFiles.content })
    .from(importFiles)
    .innerJoin(imports, eq(imports.id, importFiles.importId));
  const drafts = files.map(({ plan, ...file }) => ({ ...file, reading: plan.reading }));
  return draftsNaming(drafts, [{ ...person, number: numberOf(person.seq) }]);
}
