import type { Hit } from "../../lexicon/entry";
import type { Reading } from "../../reading";

/** A firm that tells of itself: "we are VCA certified", "ons bedrijf is ISO-gecertificeerd". */
const ofFirm =
  /\b(?:we are|our company is|wi?[je]j? zijn|ons bedrijf is|wir sind|unser (?:unternehmen|betrieb) ist|nous sommes|notre (?:entreprise|soci[ée]t[ée]) est|somos|nuestra empresa est[áa]|siamo|la nostra azienda [èe]|jeste[śs]my|vi [äe]r)(?=\s)/iu;
const certified = /certif|zertif|certyfik|sertifi/i;
/** The same of a firm by its name: "Noord Techniek is gecertificeerd volgens ISO 9001", "certified to VCA**" in a list of its own. */
const byStandard = new RegExp(
  String.raw`(?<!\p{L})(?:certified|zertifiziert|gecertificeerd|certifi[ée]e?s?|certificad[oa]s?|certificat[oaie]|certyfikowan\p{L}+|certifiera[dt]e?|certificere[dt]e?|sertifiser[dt]e?|sertifioi\p{L}+|certifikov[aá]n\p{L}+)(?!\p{L})`,
  "iu",
);
const standard =
  /(?<!\p{L})(?:(?:EN |DIN )?ISO|OHSAS|EMAS)[ /-]?(?:EN )?\d{4,5}|(?:SCC|VCA)\s?\*\*|VCA (?:\*\* )?petro/iu;
/** Who holds a certificate himself is spoken to or spoken of. */
const ofSomebody =
  /(?<!\p{L})(?:you|your|je|jij|jouw|u|uw|du|dein\p{L}*|Sie|Ihr\p{L}*|vous|votre|vos|tu|tus|usted|ti|tuo|tua|din|dine|deg|dig|sin[aä]|te|candidat\p{L}*|kandida\p{L}*|bewerber\p{L}*|auditor\p{L}*|monteu\p{L}*|tech?ni\p{L}*er|technici\p{L}*|engineers?|welders?)(?!\p{L})/u;

/** Whoever is looked for in the same breath has the certificate himself. */
const looksFor =
  /look|seek|need|requir|zoek|nodig|such|brauch|ben[öo]tig|recherch|cerc|ricerc|busc|szuk|s[øö]k|s[øö]g|etsi|hled|procur/i;

/** A firm that holds what follows: "l'entreprise possède …", "the company is in possession of …". */
const firmHolds = new RegExp(
  String.raw`(?<!\p{L})(?:(?:the|our) (?:company|firm|business)|(?:das|unser) unternehmen|(?:unser|der) betrieb|(?:die|unsere) firma|(?:het|ons) bedrijf|(?:l.|notre )entreprise|(?:la|notre) soci[ée]t[ée]|(?:la|nuestra) (?:empresa|compa[ñn][íi]a)|(?:la nostra |l.)azienda|(?:nasza )?firma|f[öo]retaget|virksomheden|bedriften|yrity(?:s|ksell[äa](?:mme)?)|(?:na[šs]e )?(?:firma|spole[čc]nost)|a (?:nossa )?empresa) (?:holds?|has|owns|is in possession of|besitzt|hat|verf[üu]gt [üu]ber|bezit|heeft|beschikt over|is in het bezit van|poss[èe]de|d[ée]tient|dispose de|est titulaire de|posee|tiene|cuenta con|dispone de|possiede|detiene|[èe] in possesso de\p{L}*|ha|posiada|ma|innehar|har|har|on|omistaa|m[áa]|vlastn[íi]|je dr[žz]itelem|possui|tem|det[ée]m)(?: (?!and |und |en |et |y |och |og |ja )[\p{L}'’-]+){0,2} ?(?:[\p{L}]['’])?$`,
  "iu",
);

/** What a firm pays for. */
const paid = new RegExp(
  [
    String.raw`\bwe(?:'ll| will| can| also)? (?:pay for|fund|sponsor|cover|put you through)\b`,
    String.raw`\b(?:paid|funded|free) (?:training|courses?|tickets)\b`,
    String.raw`\bwi?[je]j? (?:betalen|vergoeden|bekostigen|regelen)\b`,
    String.raw`\bop (?:onze )?kosten van de zaak\b|\bop onze kosten\b`,
    String.raw`\bwir (?:bezahlen|[üu]bernehmen|finanzieren|erm[öo]glichen|zahlen)\b`,
    String.raw`\bnous (?:finan[çc]ons|prenons en charge|payons)\b`,
    String.raw`\b(?:pagamos|financiamos|paghiamo|finanziamo|finansujemy|op[łl]acamy)\b`,
    String.raw`\bvi (?:betalar|bekostar|betaler|d[ea]kker|bekoster)\b`,
  ].join("|"),
  "iu",
);
const lesson =
  /cours|curs|kurs|train|opleid|schul|lehrgang|bildung|formaz|formac|formation|szkole|utbild|uddann|utdann|ticket|put you through/i;

/** Whether a certificate is the firm's own, or one that it pays for: its sentence says so before it is named. */
export function isOffered({ words, sentences, sentenceOf }: Reading, hit: Hit): boolean {
  const { from = 0, to = 0 } = sentences[sentenceOf[hit.from] ?? 0] ?? {};
  const { text, starts, ends } = words;
  const said = text.slice(starts[from], ends[to - 1]);
  const before = text.slice(starts[from], starts[hit.from]);
  if (looksFor.test(said)) return false;
  if (isOfStandard(said) || firmHolds.test(before)) return true;
  return ofFirm.test(before) ? certified.test(said) : paid.test(before) && lesson.test(said);
}

/** Whether a sentence tells by what standards of management a firm is certified. */
const isOfStandard = (said: string): boolean =>
  byStandard.test(said) && standard.test(said) && !ofSomebody.test(said);
