/** Between places that are alternatives; a comma also stands between a city and its country. */
export const alternatives =
  /\s*(?:[|;•·\n]|\s\/\s|\s(?:or|oder|ou|oppure|eller|lub|tai|und|and|en|et|y|e|&)\s)\s*/i;

const word = (words: string, flags: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, flags);

const others =
  "weitere[nr]?|more|andere|anderen|meer|autres?|más|mas|altr[ie]|others?|fler|flere|muuta|więcej";
const sites = "locations?|standorte?|orte|locaties|lieux|sites?|ubicaciones|sedi";

/** "+ 3 weitere", "and 2 more", "5 Locations": says that there are more, not which. */
export const more = new RegExp(
  String.raw`(?:\+\s?\d+|(?:and|und|en|et|y|e)\s\d+)\s?(?:${others})?(?:\s?(?:${sites}))?\s*$|` +
    String.raw`^\d+\s(?:${sites})$`,
  "i",
);

const ways =
  "remote|home ?-?office|hybrid(?:e|o)?|télétravail|teletrabajo|thuiswerken|smart working|" +
  "on-?site|vor ort|sur site|op locatie";

/** How one works, and names for everywhere: no place, but what stands beside them may be one. */
export const nowhere = word(
  String.raw`(?:(?:100 ?%|fully|full|teilweise|partly)\s)?(?:${ways})` +
    String.raw`(?:\s(?:work|working|möglich|mogelijk|possible|job))?|work from home|wfh|` +
    String.raw`multiple (?:cities|locations)|mehrere standorte|verschiedene standorte|` +
    String.raw`diverse(?: locaties)?|various locations|unknown|unbekannt|confidential|emea|` +
    String.raw`europe|europa|eu|dach|benelux|nordics|worldwide|anywhere|global|weltweit|` +
    String.raw`wereldwijd|headquarters|hq|\(m\/w\/d\)`,
  "giu",
);

/** Postcodes of the sixteen countries, and French districts ("Paris 13e"). */
export const postcodes = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{4}\s?[A-Z]{2}|` +
    String.raw`(?:[A-Z]{1,2}-)?\d{2,5}(?:[-\s]\d{2,3})?|\d{1,2}(?:er|e|ème|eme))(?![\p{L}\d])`,
  "gu",
);

/** "Raum Frankfurt", "Greater Manchester Area", "Eindhoven en omgeving". */
export const around = new RegExp(
  String.raw`^(?:großraum|raum|region|regio|area|greater|near|nähe|umgebung|stadt|city of|` +
    String.raw`metropolregion|provincia de|provincia di|provincie|province of|kanton|` +
    String.raw`canton of|canton de)\s+|\s+(?:area|region|metropolitan area|metro area|` +
    String.raw`metropolitan region|en omgeving|und umgebung|e dintorni|et environs|` +
    String.raw`y alrededores|provincia|stad|city)$`,
  "gi",
);

/** "Unterföhring bei München" is Unterföhring. */
export const nearBy = /\s(?:bei|nahe|near|nabij|bij|près de|cerca de|vicino a)\s.*$/i;

/** Words that only streets and buildings have. */
export const street = new RegExp(
  String.raw`\p{L}(?:stra(?:ß|ss)e|str\.|straat|gatan|katu)(?!\p{L})|(?<!\p{L})(?:stra(?:ß|ss)e|str\.|straat|` +
    String.raw`street|road|rd\.?|avenue|boulevard|lane|drive)(?!\p{L})|^(?:\d+\w?(?:\s?bis|\s?ter)?,?\s)?(?:rue|` +
    String.raw`avenue|boulevard|calle|c/|via|viale|piazza|corso|paseo|avenida|carrer|rua|ul\.|aleja|al\.|unit|` +
    String.raw`suite|building|gebäude|gebouw)\s`,
  "iu",
);

/** Endings that towns have as well, and so are those of a street only where a number follows. */
export const perhapsStreet =
  /(?:weg|laan|allee|platz|plein|ring|damm|chaussee|ufer|gasse|kade|dijk|singel|dreef|hof|park|gade|vej|vägen|gata|veien|way|close|court)(?!\p{L})/iu;
export const numbered = /\p{L}{3}\.?\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d+)?$/iu;
