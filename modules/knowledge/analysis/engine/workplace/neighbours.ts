/**
 * What says that a place is only near, as patterns of folded text in the languages of the ads. "Naast" and "neben" also say
 * "as well as", so there a word of standing has to come before them.
 */
const near = [
  "(?:right |just |directly )?(?:next to|beside|adjacent to|adjoining|across from|bordering|next door to)",
  "(?:opposite|near|close to|around the corner from|a stone.s throw from|within sight of)(?= (?:an?|the|one) )",
  "\\d+ (?:minutes|metres|meters|km|miles) (?:away )?from",
  "(?:direkt|gleich|unmittelbar|liegt|steht|befindet sich|gelegen|schrag|genau)\\P{L}[^.;,]{0,30}?(?:neben|gegenuber|hinter)(?: von)?",
  "in (?:unmittelbarer |der |direkter )?nahe(?: von| zu)?|angrenzend an|grenzt an|vis-a-vis",
  "(?:direct|vlak|pal|ligt|liggen|staat|staan|zit|gelegen|schuin)\\P{L}[^.;,]{0,30}?(?:naast|tegenover|achter)",
  "in de buurt van|om de hoek (?:van|bij)|grenzend aan",
  "a cote d(?:e|u|es|['’])|en face d(?:e|u|es|['’])|a proximite d(?:e|u|es|['’])|a deux pas d(?:e|u|es|['’])|(?:tout )?pres d(?:e|u|es|['’])|jouxt\\w+|attenante?s? (?:a|au)|limitrophe",
  "al lado de|junto a|frente a|enfrente de|cerca de|colinda\\w*(?: con)?|contigu[oa]s? a|a pocos metros de",
  "accanto a\\p{L}*|di fronte a\\p{L}*|adiacente a\\p{L}*|nei pressi d\\p{L}+|a fianco d\\p{L}+|a due passi d\\p{L}+|confina(?:no|nte)? con",
  "obok|naprzeciw\\p{L}*|w poblizu|niedaleko|tuz przy|graniczy z|vedle|naproti|v blizkosti|nedaleko|kousek od",
  "bredvid|mitt ?emot|intill|i narheten av|alldeles nara|ved siden a[fv]|rett overfor|lige over for|i narhe(?:d|t)en a[fv]|like ved|tat (?:pa|ved)",
  "ao lado d\\p{L}+|em frente (?:a|ao|d\\p{L}+)|perto d\\p{L}+|junto (?:a|ao)|proximo d\\p{L}+|a poucos metros d\\p{L}+",
];

/** The same wherever it stands in its sentence: "the neighbour is …", "… across the road". */
const neighbours = [
  "neighbou?r(?:s|ing)?|next door|(?:across|over) the (?:road|street|fence|river)|behind the fence|down the road",
  "nachbar\\p{L}*|benachbart\\p{L}*|nebenan|gegenuberliegend\\p{L}*|hinter dem zaun|auf der anderen (?:stra[sß]en)?seite",
  "buren|buurman|buurpand|buurbedrijf|naburig\\p{L}*|hiernaast|aan de overkant|voisine?s?|de l.autre cote de la (?:rue|route)",
  "vecin[oa]s?|al otro lado de la (?:calle|carretera)|vicin[oi] di|dall.altra parte della strada|dirimpett\\p{L}+",
  "sasiad\\p{L}*|sasied\\p{L}*|za plotem|po drugiej stronie|soused\\p{L}*|za rohem",
  "grann(?:e|ar|arna|en|ens)|nabo(?:er|en|erne|ene)?|pa andra sidan (?:vagen|gatan)|pa den anden side af vejen",
  "naapuri\\p{L}*|vieress\\p{L}*|vastapaata|laheisyydes\\p{L}*|tien toisella puolella|vizinh[oa]s?|do outro lado da (?:rua|estrada)",
];

/** On somebody's ground: for who works on plant the workplace, for a canteen or a shop none. */
const grounds = [
  "(?:on|at) the (?:site|grounds|premises|estate|campus) of|auf dem (?:gelande|campus|areal)(?: von)?|op het (?:terrein|complex) van",
  "sur le (?:site|terrain|campus) d(?:e|u|['’])|en (?:el recinto|los terrenos|el campus) de|nel (?:campus|comprensorio) d\\p{L}+|presso il campus d\\p{L}+",
  "na terenie|v arealu|pa omradet (?:vid|til)|pa omradet for|no recinto d\\p{L}+|alueella",
];

/** Whole words, of which the last may be an article that is cut short. */
const alone = (patterns: string[], flags: string) =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?:(?<!\\p{L})|(?!\\p{L}))`, flags);

export const isNear = alone(near, "gu");
export const isNeighbour = alone(neighbours, "gu");
export const isGround = alone(grounds, "gu");

/** Whose it is that follows: "next to our data centre" is at it, and a client's site is where one works. */
export const isOurs =
  /(?<!\p{L})(?:our|the client|a client|your|unser\p{L}*|eures|ons|onze|notre|nos|nuestr[oa]s?|nostr[oaie]|nasz\p{L}*|var[at]?|vores|nase\p{L}*|nasi\p{L}*|noss[oa]s?|client\p{L}*|customer\p{L}*|kund\p{L}*|klant\p{L}*|team\p{L}*|equip\p{L}*|kolleg\p{L}*|collega\p{L}*|colleg\p{L}*|squadra|manager|leitung|leiter)(?!\p{L})/u;
