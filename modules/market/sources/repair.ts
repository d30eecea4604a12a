const controls: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * JSON with the mistakes that change no meaning put right: line breaks within strings, escapes that
 * JSON does not know (`\$`), a comma before a closing bracket, a missing comma between properties.
 */
export function repaired(json: string): string {
  let fixed = "";
  let last = 0;
  const strings = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g;
  for (let string = strings.exec(json); string !== null; string = strings.exec(json)) {
    const between = structure(json.slice(last, string.index));
    fixed += between + missingComma(fixed, between) + repairedString(string[0]);
    last = string.index + string[0].length;
  }
  return fixed + structure(json.slice(last));
}

const structure = (between: string): string => between.replace(/,(\s*[}\]])/g, "$1");

/** Two strings, or a value and a string, with nothing but white space between them. */
function missingComma(before: string, between: string): string {
  if (between.trim() === "") return before.endsWith('"') ? "," : "";
  return /(?:[}\]\d]|true|false|null)\s$/.test(between.replace(/\s+/g, " ")) ? "," : "";
}

function repairedString(string: string): string {
  return string
    .replace(/\\(?!["\\/bfnrtu])/g, "")
    .replace(/\p{Cc}/gu, (control) => controls[control] ?? " ");
}
