/** Between places that are alternatives; a comma also stands between a city and its country. */
export const alternatives =
  /\s*(?:[|;•·\n]|\s\/\s|\s(?:or|oder|ou|oppure|eller|lub|tai|und|and|en|et|y|e|&)\s)\s*/i;

/** "+ 3 weitere", "and 2 more", "5 Locations": says that there are more, not which. */
export const more =
  /(?:\+\s?\d+|(?:and|und|en|et|y|e)\s\d+)\s?(?:weitere[nr]?|more|andere|anderen|meer|autres?|más|mas|altr[ie]|others?|fler|flere|muuta|więcej)?(?:\s?(?:locations?|standorte?|orte|locaties|lieux|sites?))?\s*$|^\d+\s(?:locations|standorte|locaties|orte|sites|lieux|ubicaciones|sedi)$/i;

/** How one works, and names for everywhere: no place, but what stands beside them may be one. */
export const nowhere =
  /(?<!\p{L})(?:(?:100 ?%|fully|full|teilweise|partly)?\s?(?:remote|home ?-?office|hybrid(?:e|o)?|télétravail|teletrabajo|thuiswerken|smart working|on-?site|vor ort|sur site|op locatie)(?:\s?(?:work|working|möglich|mogelijk|possible|job))?|work from home|wfh|multiple (?:cities|locations)|mehrere standorte|verschiedene standorte|diverse(?: locaties)?|various locations|unknown|unbekannt|confidential|emea|europe|europa|eu|dach|benelux|nordics|worldwide|anywhere|global|weltweit|wereldwijd|headquarters|hq|\(m\/w\/d\))(?!\p{L})/giu;

/** Postcodes of the sixteen countries, and French districts ("Paris 13e"). */
export const postcodes =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{4}\s?[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{2,5}(?:[-\s]\d{2,3})?|\d{1,2}(?:er|e|ème|eme))(?![\p{L}\d])/gu;

/** "Raum Frankfurt", "Greater Manchester Area", "Eindhoven en omgeving". */
export const around =
  /^(?:großraum|raum|region|regio|area|greater|near|nähe|umgebung|stadt|city of|metropolregion|provincia de|provincia di|provincie|province of|kanton|canton of|canton de)\s+|\s+(?:area|region|metropolitan area|metro area|metropolitan region|en omgeving|und umgebung|e dintorni|et environs|y alrededores|provincia|stad|city)$/gi;

/** "Unterföhring bei München" is Unterföhring. */
export const nearBy = /\s(?:bei|nahe|near|nabij|bij|près de|cerca de|vicino a)\s.*$/i;
