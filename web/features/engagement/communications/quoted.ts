/** What somebody wrote, and what of earlier messages hangs below it. */
export type Said = { own: string; earlier: string };

const line = /^\s*>/;
/** "On 3 March 2026, Femke Kabel wrote:", as mail programs say it in the languages that we meet. */
const introduction =
  /^(?:On|Op|Am|Le|El|Il|Em|W dniu|Dne|Den)\b.{4,200}(?:wrote|schreef|schrieb|a écrit|escribió|ha scritto|escreveu|napisał\(?a?\)?|napsal\(?a?\)?|skrev)\b.{0,120}:\s*$/;
const separator =
  /^-{2,}\s*(?:Original Message|Oorspronkelijk bericht|Ursprüngliche Nachricht|Forwarded message|Doorgestuurd bericht|Weitergeleitete Nachricht)\s*-{2,}\s*$/i;

/** Parts an answer from what it quotes; a text that is nothing but quoted stays whole. */
export function saidIn(content: string): Said {
  const lines = content.split("\n");
  const quoted = quotedFrom(lines);
  const from = lines.findIndex(
    (one, n) => n === quoted || separator.test(one) || introduction.test(one),
  );
  const own = lines.slice(0, Math.max(0, from)).join("\n").trimEnd();
  return own
    ? { own, earlier: lines.slice(from).join("\n").trim() }
    : { own: content, earlier: "" };
}

/** Where only quoted and empty lines follow; a quote that is answered line by line is left in its place. */
function quotedFrom(lines: string[]): number {
  const last = lines.findLastIndex((one) => !line.test(one) && one.trim() !== "");
  return lines.findIndex((one, n) => n > last && line.test(one));
}

const maxQuoted = 20_000;

/** The words that are answered, as they stand below the answer. */
export const quoteOf = (content: string, introducedBy: string): string =>
  `\n\n${introducedBy}\n${content.slice(0, maxQuoted).trimEnd().replaceAll(/^/gm, "> ")}`;

/** "Re: " once, however often it is answered. */
export const answering = (subject: string): string =>
  /^(?:re|aw|antw):/i.test(subject.trim()) ? subject : `Re: ${subject}`;
