import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "./model";
import { type Recorded, recordedTasks } from "./recorded";
import { type Reading, readPage } from "./registry";

/** Recorded pages of real sites lie beside the project, never in it. */
export const folder = join(import.meta.dir, "../../../../shared/data/pages");
export const isHere = existsSync(folder);
if (!isHere)
  console.warn("SKIPPED: no recorded pages in ../shared/data/pages; captures are not checked");

export type Captured = Reading & { file: string; recorded: Recorded; page: Page };

/** Every recorded page as it is judged and read, by its file name. */
export async function captures(): Promise<Map<string, Captured>> {
  const all = isHere ? await recordedTasks(folder) : [];
  const read = await Promise.all(all.map(readRecorded));
  return new Map(read.map((one) => [one.file, one]));
}

async function readRecorded(recorded: Recorded): Promise<Captured> {
  const body = await Bun.file(recorded.file).text();
  const headers = { "content-type": recorded.contentType };
  const { status, task } = recorded;
  const page = { url: task.url, status, headers, body, fetchedAt: "2026-09-01T12:00:00.000Z" };
  return { ...readPage(page, task), file: basename(recorded.file), recorded, page };
}
