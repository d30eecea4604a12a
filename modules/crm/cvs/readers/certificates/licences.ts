import type { Cv, Line } from "../found";

/** What a licence to drive is called, in the languages of the EU. */
const called =
  /^[^\p{L}]*(?:patent[ei](?:\s+di\s+guida)?|rijbewij(?:s|zen)|führerschein(?:e|klassen?)?|fahrerlaubnis(?:klassen?)?|permis(?:\s+de\s+conduire)?|(?:carn[eé]t?|permiso)s?(?:\s+de\s+condu(?:cir|cción))?|(?:driv(?:ing|er['’]?s?)\s+)?licen[cs]es?|veículos\s+ligeiros|autoveicoli|carta\s+de\s+condução|prawo\s+jazdy|körkort|førerkort|kørekort|ajokortti|řidičsk(?:ý\s+průkaz|é\s+oprávnění)|vodičský\s+preukaz|jogosítvány|permis\s+(?:de\s+conducere|auto)|vozačka\s+dozvola|vozniško\s+dovoljenje|vairuotojo\s+pažymėjimas|vadītāja\s+apliecība|juhiluba|δίπλωμα\s+οδήγησης|шофьорска\s+книжка)(?:\s*[:|–-]\s*|\s+(?=(?:AM\s*|A\d?\s*)?B\b|(?:[ck]at|[ck]las|kl\.|sk\.)))/iu;
const classes =
  /^(?:(?:klassen?|class(?:es)?|cat(?:egor\p{L}*)?|kat(?:egor\p{L}*)?|kl|sk|tip[oi]|type)\.?\s*)?((?:(?:AM|A[12]?|B(?:E|96)?|C1?E?|D1?E?|E|T|L)(?![\p{L}\d])(?:\s*(?:[,;/+&–-]|und|en|et|y|e|i|and|og|och|ja|a)?\s*)?)+)/u;
const none =
  /^(?:no(?:ne?)?|geen|nee|kein\p{L}*|nein|non|aucun|nessuna?|ningun[oa]?|nenhuma?|não|brak|nie|nej|ingen|ei|ne|nincs|nu|нет|не|όχι|[-–—])[\s.]*$/iu;

type Licence = { start: number; end: number; isHeld: boolean };

/** What a line says that names the licence and then the classes alone: "Patente | B, C"; an answer "none" is one, too. */
function licenceOn({ text, start }: Line): Licence[] {
  const label = called.exec(text)?.[0];
  if (label === undefined) return [];
  const behind = text.slice(label.length);
  const [said = "", all = ""] = classes.exec(behind) ?? [];
  const isHeld = all.split(/[^A-Z\d]+/).some((it) => it.startsWith("B"));
  if (isHeld) return [{ start, end: start + label.length + said.length, isHeld }];
  return none.test(behind) ? [{ start, end: start + text.length, isHeld }] : [];
}

export function licencesIn({ lines }: Cv): Licence[] {
  const filled = lines.filter(({ text }) => text.trim());
  return filled.flatMap((line, n) => [...licenceOn(line), ...licenceBelow(line, filled[n + 1])]);
}

/** "Körkort" over "B, BE": a heading, and the classes alone on the line below it. */
function licenceBelow({ text, start }: Line, below: Line | undefined): Licence[] {
  const said = below?.text.trim() ?? "";
  const isAlone = called.exec(`${text.trim()}:`)?.[0].length === text.trim().length + 1;
  if (!below || !isAlone || classes.exec(said)?.[0].length !== said.length) return [];
  const [held] = licenceOn({ ...below, text: `${text.trim()}: ${said}` });
  return [{ start, end: below.start + below.text.length, isHeld: held !== undefined }];
}

/** The id of the licence for cars, which alone is a certificate here. */
export const carLicence = "driving-b";
