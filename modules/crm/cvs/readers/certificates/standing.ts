/** A certificate that ended, with or without its day behind the word. */
export const ended =
  /(?<!\p{L})(?:verlopen|vervallen|expired|lapsed|abgelaufen|erloschen|verfallen|expirée?s?|périmée?s?|caducad[oa]s?|vencid[oa]s?|scadut[oaie]|expirad[oa]s?|wygas\p{L}*|utgått|utløpt|udløbet|vanhentunut|propadl\p{L}*|neplatn\p{L}*|lejárt|expirat[ăe]?)(?:\s+(?:op|per|sinds|on|in|since|am|im|seit|le|en|depuis|el|il|em))?(?!\p{L})\s*:?\s*/giu;

const open =
  /(?<!\p{L})(?:in (?:progress|training|preparation|aanvraag|opleiding|voorbereitung|arbeit|corso di conseguimento)|(?:not|nog niet|noch nicht|pas encore|aún no|non ancora|ainda não)(?!\p{L})|planned|gepland|geplant|booked|pending|loopt nog|bezig|angestrebt|begonnen|laufend|en cours|prévue?s?|à obtenir|en curso|previst[oa]|pendiente|in corso|em curso|w trakcie|planowan\p{L}*|pågår|pågående|planlagt|planerad|kesken|studying|willing to (?:obtain|get)|bereid (?:om )?te behalen)(?!\p{L})/iu;

const lacking =
  /(?<!\p{L})(?:(?:do|does|did) not (?:yet )?(?:hold|have|own)|don['’]t (?:yet )?(?:hold|have)|without|no|niet in (?:het )?bezit|geen|zonder|kein\p{L}*|ohne|pas (?:encore )?d|sans|aucun\p{L}*|no tengo|sin|senza|non (?:ho|possiedo)|não tenho|sem|nie (?:mam|posiadam)|brak|bez|(?:my|mijn|mein\p{L}*|mon|ma|mi|il mio|meu|mój) (?:colleagu|coll?e[gè]|kolleg|compañer|coleg|koleg)\p{L}*)(?!\p{L})/iu;

/** Whether the words around a certificate say that it is under way, lacking, or somebody else's. */
export const isDoubted = (before: string, behind: string): boolean =>
  lacking.test(before) || open.test(before) || open.test(behind);

/**
 * Letters behind a name that say in which institute somebody is: an ad means a chartered engineer by them, a CV does not.
 * So with whose product it was: work in a house of AWS is no certificate of theirs.
 */
const memberships: Readonly<Record<string, RegExp>> = {
  "aws-saa": /^aws$/i,
  ceng: /^(?:t?m?iet|iet membership|[al]?cibse(?: membership)?|ami?meche)$/i,
};

/** Whether nothing but such letters names a certificate. */
export const isMembership = (id: string, said: readonly string[]): boolean => {
  const letters = memberships[id];
  return !!letters && said.every((it) => letters.test(it.trim()));
};
