import { fold, type Words } from "./clean";

/** Headings of what awaits somebody, which stand over the work as well as over what is offered, as patterns of folded lines. */
const awaited = new RegExp(
  "^(?:" +
    [
      "(?:das|was|darauf) (?:(?:dich|sie|ihnen|euch) )?(?:bei uns |hier )?(?:erwartet|freuen)(?: (?:dich|sie|euch))?(?: .*)?|was (?:du|sie) erwarten (?:kannst|konnen)",
      "(?:dit|wat) (?:staat (?:je|jou|u) (?:bij ons )?te wachten|(?:kun|mag|kan) (?:je|u) (?:bij ons )?verwachten)(?: .*)?",
      "(?:ce qui|voici ce qui) (?:vous|t) attend(?: .*)?",
      "(?:que|lo que|esto es lo que) te (?:espera|esperan)(?: .*)?",
      "(?:cosa|che cosa|quello che) ti aspetta(?: .*)?|ti aspetta",
      "co (?:na )?(?:cie|ciebie|ci) (?:u nas )?(?:czeka|spotka)(?: .*)?|czeka na ciebie|u nas czeka na ciebie",
      "co (?:vas|te) (?:u nas )?ceka(?: .*)?",
      "(?:det har|vad|detta) (?:vantar|mots|motas) (?:dig|du)(?: .*)?|(?:det|dette|hvad|hva) (?:venter|moter|moder) (?:dig|deg|du)(?: .*)?",
      "mika sinua (?:odottaa|meilla odottaa)(?: .*)?|sinua odottaa",
      "(?:o que|isto e o que) (?:te|o|a|lhe) espera(?: .*)?",
    ].join("|") +
    ")$",
);
export const isAwaited = (line: string): boolean => awaited.test(line);

/** What people are offered, by the beginnings of folded words in the languages of the ads. */
const offered =
  /(?<![a-z])(?:urlaub|gehalt|verguet|vergut|bonus|pramie|altersvor|jobrad|home ?office|gleitzeit|weiterbild|fortbild|kaffee|obst|parkpl|firmenwagen|dienstwagen|unbefrist|zuschuss|zuschlag|sonderzahl|benefit|teamevent|betriebliche|tarif|arbeitszeit|karriere|einarbeit|holiday|vacation|annual leave|paid leave|pension|salary|pay|insurance|gym|bike|discount|free (?:coffee|fruit|lunch|parking)|career|training|company car|overtime|flexible|vakantie|salaris|pensioen|reiskosten|leaseauto|opleiding|doorgroei|toeslag|vast contract|conges|salaire|remuner|mutuelle|prime|tickets? resto|titres? resto|teletravail|rtt|13e|vacaciones|sueldo|salario|retribu|seguro medico|formacion|horario|teletrabajo|ferie|stipendio|buoni pasto|welfare|tredicesima|formazione|smart working|wynagrodz|premi|urlop|opieka|prywatn|karta|umow|szkolen|owocow|mzda|plat|dovolen|stravenk|prispev|semester|lon|friskvard|forman|tjanstepension|utveckling|ferie|frokost|sundhed|lonn|forsikring|ferietillegg|palkka|loma|tyoterveys|lounas|etu|ferias|ordenado|subsidio|seguro|formacao)/;

/** So many words are looked at below a heading. */
const reach = 120;
const mostLines = 8;

/** What stands below such a heading: an offer, where at least half of the lines up to the end of their list name one. */
export function awaitedBelow(
  { words, text, starts, ends }: Words,
  from: number,
): "benefits" | "tasks" {
  const to = Math.min(words.length, from + reach);
  const [, ...below] = text
    .slice(starts[from], ends[to - 1])
    .split(/\n/)
    .filter((it) => it.trim() !== "");
  const listed = below.findIndex((line) => !bulleted.test(line));
  const lines = (listed > 0 ? below.slice(0, listed) : below).slice(0, mostLines).map(fold);
  const offers = lines.filter((line) => offered.test(line)).length;
  return offers > 0 && offers * 2 >= lines.length ? "benefits" : "tasks";
}

const bulleted = /^\s*[-–—•*·▪●○◦‣>✓✔➢►]/;
