import { type Named, createNameSearch } from "@/src/personal-data/name-search";
import { inSlices } from "@/src/workers/time-slices";
import type { Reading } from "../model";
import { decodeText } from "./encoding";

/** A file in base64 that is not imported yet. */
type Draft = { id: string; reading: Reading; content: string };
export type Sought = Named & { linkedin?: string | null };

/** Ids of the drafts that name one of these people, by what texts of others are searched for too. */
export async function draftsNaming(
  drafts: readonly Draft[],
  people: readonly Sought[],
): Promise<string[]> {
  const searches = people.map((person) => {
    const { inText } = createNameSearch(person);
    const address = person.linkedin?.toLowerCase();
    return (line: string) =>
      inText(line) !== null || (address ? line.toLowerCase().includes(address) : false);
  });
  const named = new Set<string>();
  for (const { id, reading, content } of drafts) {
    // What stands in a packed workbook cannot be seen from outside; better one file too many is gone.
    if (reading.format === "xlsx") named.add(id);
    if (named.has(id)) continue;
    const lines = decodeText(Uint8Array.fromBase64(content), reading.encoding).split("\n");
    await inSlices(lines, (line) => {
      if (!named.has(id) && searches.some((isIn) => isIn(line))) named.add(id);
    });
  }
  return [...named];
}
