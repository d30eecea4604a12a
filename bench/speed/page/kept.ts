import type { Size } from "./goals";

/** The figures of every size that was ever measured, beside their page of the documents: sizes may be measured apart. */
const fileOf = (document: string) =>
  Bun.file(`${import.meta.dir}/../../../docs/${document.replace(".md", ".json")}`);

/** With these in the place of what earlier runs say of as many people; the fewest people first. */
export async function keep(document: string, fresh: Size[]): Promise<Size[]> {
  const file = fileOf(document);
  const known: Size[] = (await file.exists()) ? await file.json() : [];
  const others = known.filter(({ people }) => !fresh.some((it) => it.people === people));
  const all = [...others, ...fresh].toSorted((a, b) => a.people - b.people);
  await file.write(`[\n${all.map(textOf).join(",\n")}\n]\n`);
  return all;
}

/** A line for each of what was measured, so that two runs can be compared as texts. */
function textOf({ measured, ...size }: Size): string {
  const lines = measured.map((it) => `  ${JSON.stringify(it, digits)}`).join(",\n");
  return `${JSON.stringify(size).slice(0, -1)},"measured":[\n${lines}\n]}`;
}

/** What a second run changes is no figure. */
const digits = (_: string, value: unknown) =>
  typeof value === "number" ? Number(value.toPrecision(4)) : value;
