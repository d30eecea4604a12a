import { existsSync } from "node:fs";
import { join } from "node:path";

/** The official rules, beside the repository. */
const folder = join(import.meta.dir, "../../../../../shared/data/einvoice");
export const hasRules = existsSync(folder);

export const rulesOf = {
  ubl: ["en16931-ubl"],
  cii: ["en16931-cii"],
  facturx: ["en16931-cii"],
  peppol: ["en16931-ubl", "peppol-bis-3-ubl"],
  xrechnung: ["en16931-ubl", "xrechnung-ubl"],
} as const;

type Saxon = { transform(options: object, way: "sync"): { principalResult: string } };

const sheets = new Map<string, Promise<unknown>>();
/** Read once, however often it is asked. */
function sheetOf(name: string): Promise<unknown> {
  const known = sheets.get(name) ?? Bun.file(join(folder, `${name}.sef.json`)).json();
  sheets.set(name, known);
  return known;
}

/** What the official Schematron finds wrong, fatal findings only: the name of the rule and its words. */
export async function failedIn(xml: Uint8Array, names: readonly string[]): Promise<string[]> {
  const { default: saxon } = (await import("saxon-js" as string)) as { default: Saxon };
  const sourceText = new TextDecoder().decode(xml);
  const found: string[] = [];
  for (const name of names) {
    const stylesheetInternal = await sheetOf(name);
    const options = { stylesheetInternal, sourceText, destination: "serialized" };
    const { principalResult: report } = saxon.transform(options, "sync");
    if (!report.includes("svrl:fired-rule")) throw new Error(`${name} looked at nothing.`);
    found.push(...report.split("<svrl:failed-assert").slice(1).flatMap(fatal));
  }
  return found;
}

function fatal(part: string): string[] {
  const [, flag = "fatal"] = /\bflag="(\w+)"/.exec(part) ?? [];
  const [, id = ""] = /\bid="([^"]+)"/.exec(part) ?? [];
  const [, text = ""] = /<svrl:text>([^<]*)/.exec(part) ?? [];
  return flag === "warning" || flag === "information" ? [] : [`${id} ${text.trim()}`];
}
