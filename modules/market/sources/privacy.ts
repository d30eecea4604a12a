const mail =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\((?:at|ät)\)|\[(?:at|ät)\])\s?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24}/giu;
/** A run of digits as people write telephone numbers: it starts with +, 00 or a single 0. */
const international = /(?<![\w.,/-])(?:\+|\(\+|00)(?=[1-9])\d[\d ()./\u00a0-]{6,22}\d/g;
const national = /(?<![\w.,/+€£$-])(?:\(0|0)\d[\d ()./\u00a0-]{6,18}\d/g;
const announced =
  /\b(tel(?:efoon|efon|éfono|efono|ephone)?|tél(?:éphone)?|phone|mobil(?:e|iel|telefon)?|mobiel|gsm|whatsapp|fax|bel|call|ruf(?:en sie)?|llama|appelez|chiama|handy|cell)([^\d\n+]{0,14})(\+?\d[\d ()./\u00a0-]{5,18}\d)/giu;

/** A day with its whole year, or two days with short ones; 01.23.45.67.89 is a French number. */
const date =
  /^\(?(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)|\d{4}-\d\d-\d\d|\d\d[./]\d\d[./]\d\d\s?-\s?\d\d[./]\d\d[./]\d\d$)/;
/** +100.000.000 is a quantity; with eleven digits it is a number to call. */
const quantity = /^\+?\d{1,3}(?:[.,]\d{3}){1,2}$/;
const unit = /^\s?(?:k?va?\b|[km]?wh?\b|%|€|(?:eur|gbp|chf|sek|nok|dkk|pln)\b)/i;

/** A number that the text calls a telephone may be short; any other has to be a whole one. */
export const fewestAnnounced = 7;
export const fewestDigits = 9;
/** ITU-T E.164 */
export const mostDigits = 15;

/** What each of the patterns cannot do without, and what is found much sooner than they are. */
const mailSign = /@|[([](?:at|ät)[)\]]/i;
const digitsOfPhone = /\d[\d ()./\u00a0-]{5}/;

/** E-mail addresses and telephone numbers of people are no part of an ad (security.md B.5). */
export function withoutContacts(text: string): string {
  const nameless = mailSign.test(text) ? text.replace(mail, "[e-mail]") : text;
  return digitsOfPhone.test(nameless) ? withoutPhones(nameless) : nameless;
}

const withoutPhones = (text: string): string =>
  text
    .replace(announced, announcedAway)
    .replace(international, phoneAway)
    .replace(national, phoneAway);

function announcedAway(found: string, word: string, between: string, number: string): string {
  const digits = digitsOf(number);
  const isPhone = digits >= fewestAnnounced && digits <= mostDigits && !date.test(number);
  return isPhone ? `${word}${between}[phone]` : found;
}

function phoneAway(found: string, at: number, whole: string): string {
  const digits = digitsOf(found);
  const isOther =
    date.test(found) || quantity.test(found) || unit.test(whole.slice(at + found.length));
  return digits < fewestDigits || digits > mostDigits || isOther ? found : "[phone]";
}

const digitsOf = (text: string): number => text.replace(/\D/g, "").length;
