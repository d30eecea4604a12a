import { dayMs } from "../calendar";

export type Cell = string | number | null;

/** One sheet: its name, the names of its columns, and its rows page by page. */
export type Page = { title: string; head: string[]; pages: Pages };
type Pages = AsyncIterable<Cell[][]> | Iterable<Cell[][]>;

/** The numbers of the styles in `xl/styles.xml`. */
const style = { plain: 0, head: 1, day: 2, moment: 3 } as const;

export async function* sheetXml({ head, pages }: Page): AsyncIterable<string> {
  let n = 1;
  for await (const rows of withOne(pages)) {
    // Columns stand before the rows, so that their widths go by the first page.
    if (n === 1) yield opening(head, rows) + rowXml(head.map(headXml), n++);
    yield rows.map((row) => rowXml(row.map(cellXml), n++)).join("");
  }
  yield "</sheetData></worksheet>";
}

/** A list without rows has a head too. */
async function* withOne(pages: Pages): AsyncIterable<Cell[][]> {
  let isFirst = true;
  for await (const rows of pages) {
    yield rows;
    isFirst = false;
  }
  if (isFirst) yield [];
}

/** The first row stays in sight, and each column is as wide as what stands in it. */
function opening(head: string[], rows: Cell[][]): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  const columns = head.map((name, at) => {
    const width = widthOf([name, ...rows.map((row) => row[at] ?? null)]);
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const cols = columns.length > 0 ? `<cols>${columns.join("")}</cols>` : "";
  return `${xml}<worksheet xmlns="${main}">${views}${cols}<sheetData>`;
}

const narrowest = 8;
const widest = 60;

/** In letters: the longest line of all, within bounds. */
function widthOf(cells: Cell[]): number {
  const lengths = cells.map((cell) => shownLength(cell));
  return Math.min(widest, Math.max(narrowest, ...lengths) + 2);
}

function shownLength(cell: Cell): number {
  if (cell === null) return 0;
  const isMoment = typeof cell === "string" && /^\d{4}-\d\d-\d\dT/.test(cell);
  if (isMoment) return "2026-01-01 12:00 UTC".length;
  return String(cell)
    .slice(0, 400)
    .split("\n")
    .reduce((longest, line) => Math.max(longest, line.length), 0);
}

const rowXml = (cells: string[], n: number) => `<row r="${n}">${cells.join("")}</row>`;

const headXml = (name: string) => textXml(name, ` s="${style.head}"`);

function cellXml(cell: Cell): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  const moment = serialOf(cell);
  if (moment === null) return textXml(cell);
  return `<c s="${cell.length > 10 ? style.moment : style.day}"><v>${moment}</v></c>`;
}

/** A text is its type and not what stands in it: no program runs it, so that no sign has to guard it. */
const textXml = (text: string, styled = "") =>
  `<c t="inlineStr"${styled}><is><t${hasSpace.test(text) ? keepsSpace : ""}>${escaped(text)}</t></is></c>`;

/** Space that a program would else take away. */
const hasSpace = /^\s|\s$|[\n\t]|\s\s/;
const keepsSpace = ' xml:space="preserve"';

const firstDay = Date.UTC(1899, 11, 30);
const hyphen = 45;
/** Before March 1900 spreadsheets do not agree about the day. */
const firstSure = 61;

/** The number by which a spreadsheet knows a day, or a moment, that is written as ISO has it; else null. */
export function serialOf(text: string): number | null {
  if (
    text.charCodeAt(4) !== hyphen ||
    !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{3})?Z)?$/.test(text)
  )
    return null;
  const date = new Date(text);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
  const serial = (date.getTime() - firstDay) / dayMs;
  return isReal && serial >= firstSure ? serial : null;
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Excel's own way of writing a sign that XML cannot hold, and of writing that way as words. */
const escaped = (text: string) => (needsEscape.test(text) ? escapedAll(text) : text);

const needsEscape = /[&<>"_\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/;

const escapedAll = (text: string) =>
  text
    .replaceAll(/_x[\da-f]{4}_/gi, "_x005F$&")
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, (sign) => {
      return `_x${sign.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}_`;
    })
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packed = "http://schemas.openxmlformats.org/package/2006";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The clock is named in the cell, because a spreadsheet knows none. */
const formats =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm\\ &quot;UTC&quot;"/></numFmts>';
const styles =
  `${xml}<styleSheet xmlns="${main}">${formats}<fonts count="2"><font/><font><b/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>' +
  '<xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** Everything of a workbook but its sheets, by the paths in its zip file. */
export function frameOf(titles: string[]): Record<string, string> {
  const numbers = titles.map((_, at) => at + 1);
  const of = (line: (n: number) => string) => numbers.map(line).join("");
  const types = of(
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${kind}.worksheet+xml"/>`,
  );
  const sheets = of(
    (n) => `<sheet name="${escaped(nameOf(titles[n - 1] ?? ""))}" sheetId="${n}" r:id="rId${n}"/>`,
  );
  const links = of(
    (n) =>
      `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return {
    "[Content_Types].xml": `${xml}<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${types}</Types>`,
    "_rels/.rels": `${xml}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${packed}/relationships">${links}<Relationship Id="rId${titles.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles,
  };
}

/** A sheet's name has no more than 31 signs, and none of a path. */
const nameOf = (title: string) => title.replaceAll(/[\\/?*[\]:]/g, " ").slice(0, 31);
