import { headWords } from "./profiles";

const few = "(?: \\w+){0,3}";

/**
 * How a column says that somebody must not be contacted: a "not" with a verb of contact, a "no" with a kind of it, or a word
 * of its own; without accents. Patterns and no list, because every file words it differently, and a missed one would drop the
 * objection.
 */
const refusals = [
  // English
  `(?:do not|don ?t|does(?: not|n t) want|not to be|never|no longer)${few} (?:contact|e ?mail|mail|call|phone|text|approach|market)\\w*`,
  "^no (?:further )?(?:contacts?|e ?mails?|mails|mailings?|calls|texts|newsletters?|marketing|communications?)(?: flag)?$",
  "opt(?:ed)? ?out|unsubscribed?|suppressed",
  // Dutch
  "niet(?: \\w+){0,2} (?:mailen|gemaild|bellen|gebeld|benaderen|benaderd|contacteren|gecontacteerd|aanschrijven|aangeschreven)",
  "geen (?:contact|e ?mails?|mails?|mailings?|nieuwsbrie\\w+|reclame|telefoontjes)",
  // German
  "nicht(?: \\w+){0,2} (?:kontaktier\\w+|anrufen|angerufen|anschreiben|angeschrieben|anmailen|ansprechen|angesprochen)",
  "(?:afgemeld|uitgeschreven) (?:voor|van)(?: \\w+)? (?:e ?mails?|mails?|mailings?|nieuwsbrie\\w+)",
  "(?:avg|gdpr|privacy) bezwaar|bezwaar (?:avg|gdpr|privacy)",
  "(?:dsgvo|datenschutz) ?widerspruch|widerspruch (?:dsgvo|werbung|datenschutz)",
  "abgemeldet (?:von|vom)(?: \\w+)? (?:e ?mails?|mails?|mailings?|newsletter)",
  "keine?n? (?:e ?mails?|mails?|kontakt\\w*|werbung|anrufe?|newsletter|mailings?|ansprache)",
  "(?:kontakt\\w*|werbung|mailings?|anrufe?|newsletter|ansprache) (?:un|nicht )(?:erwunscht|gewunscht)",
  "(?:kontakt|werbe|mail|anruf|mailing)(?:sperre|verbot|widerspruch)",
  // French
  "ne (?:\\w+ )?(?:plus|pas)(?: \\w+){0,2} (?:contact|appel|demarch|sollicit|recevoir|ecrire)\\w*",
  "opposition (?:rgpd|gdpr|commerciale)|rgpd opposition",
  "pas de (?:contacts?|e ?mails?|mails|newsletters?|demarchage|sollicitations?|appels?|publicite)",
  "desabonne\\w*|desinscri\\w+",
  // Spanish, Portuguese
  "(?:no|nao)(?: \\w+){0,2} (?:conta[ct]+ar|contacten|llamar|ligar|molestar|recibir|receber|enviar)",
  "(?:rgpd oposicion|oposicion rgpd|dado de baja de(?: \\w+)? (?:correos?|mailing|newsletter|boletin))",
  // Italian
  "(?:gdpr opposizione|opposizione gdpr|cancellat[oa] dalla (?:newsletter|mailing))",
  `non${few} (?:contatta\\w+|chiama\\w+|ricevere|inviare|disturbare)`,
  "nessun[ao]? (?:contatto|comunicazione|e ?mail)|disiscri\\w+",
];
const refusing = new RegExp(`(?<!\\w)(?:${refusals.join("|")})(?!\\w)`);

/** Systems that write their heads in capitals leave out what parts the words: DONOTCONTACT. */
const runTogether =
  /^(?:is|has)?(?:do|does)n(?:o?t)(?:contact|e?mail|call|phone|text|sms|approach|market)$|^(?:no|geen|keine?)(?:contact|kontakt|e?mails?|mailings?|newsletter|werbung|marketing)$|^(?:niet(?:mailen|bellen|benaderen|contacteren)|nichtkontaktieren|n?epascontacter|nocontactar|noncontattare)$/;

/** Not a refusal: the reason for it, an unsubscribe link, a ban on faxes, or `No. calls` (a count). */
const aside = /^no\.|\b(?:fax|reason|link|url|source|grund|reden|motif|motivo|motive)\b/i;

/** Whether a column says who does not want to be approached, in the words of six languages. */
export function refusesContact(head: string): boolean {
  const said = headWords(head).join(" ");
  return (refusing.test(said) || runTogether.test(said)) && !aside.test(head.trim());
}
