/** Records of a table with commas, semicolons or tabs, whose quoted cells may run over lines. */
export function separatedIn(text: string): { [column: string]: string | undefined }[] {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain.slice(0, plain.indexOf("\n")));
  const [names = [], ...records] = cellsIn(plain, separator);
  return records
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map((cells) => Object.fromEntries(cells.map((cell, at) => [names[at] ?? "", cell])));
}

const separatorOf = (head: string) =>
  ["\t", ";", ","].find((separator) => head.includes(separator)) ?? ",";

function cellsIn(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    const [cell, end] = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator);
    row.push(cell);
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    at = text[end] === "\r" ? end + 2 : end + 1;
  }
  return rows;
}

function plainAt(text: string, from: number, separator: string): [string, number] {
  let end = from;
  while (end < text.length && text[end] !== separator && !"\r\n".includes(text[end] ?? "")) {
    end += 1;
  }
  return [text.slice(from, end), end];
}

function quotedAt(text: string, from: number): [string, number] {
  let end = from + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) {
    end += text[end] === '"' ? 2 : 1;
  }
  return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1];
}
