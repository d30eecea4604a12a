import { and, asc, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { csvOf, type ExportFile } from "@/src/sheets";
import { rowOf } from "./drafts";
import { importRows } from "./schema";

/** The rows that were refused, as they stood in the file, each with the reason behind it. */
export async function rejectedRows(app: App, id: string): Promise<ExportFile> {
  const { name, plan } = await rowOf(app, id);
  const rows = await app.db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.outcome, "rejected")))
    .orderBy(asc(importRows.n));
  const width = plan.columns.length;
  const head = Array.from({ length: width }, (_, n) => plan.head[n] || `Column ${n + 1}`);
  const lines = rows.map(({ n, cells, reason }) => [
    ...Array.from({ length: width }, (_, at) => cells?.[at] ?? ""),
    n + (plan.reading.hasHead ? 2 : 1),
    reason,
  ]);
  const content = await csvOf([...head, "Row", "Reason"], lines);
  const safe = name.replace(/\.\w+$/, "").replaceAll(/[^\w-]+/g, "-") || "import";
  return { name: `${safe}-rejected.csv`, type: "text/csv;charset=utf-8", content };
}
